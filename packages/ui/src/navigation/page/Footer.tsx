import { Children, type ComponentPropsWithoutRef, forwardRef, Fragment } from 'react';
import { Slot } from 'radix-ui';
import { FooterAnchor, FooterRoot, FooterSeparator, FrameRoot } from './Page.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface FooterProps extends ComponentPropsWithoutRef<'footer'> {
  /** Omits the line and the space above, for use below a dock that has its own line. */
  slim?: boolean | undefined;
}

/**
 * The footer of every page. Its links (children) are separated by a vertical bar: "Imprint | Privacy".
 * @since 0.1.0
 * @experimental
 */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer({ slim = false, children, ...rest }, ref) {
  return (
    <FooterRoot ref={ref} data-credence="footer" data-slim={slim ? '' : undefined} {...rest}>
      <FrameRoot>
        {Children.toArray(children).map((child, index) => (
          // The order of the links never changes while the footer is mounted.
          <Fragment key={index}>
            {index > 0 ? <FooterSeparator aria-hidden="true">{' | '}</FooterSeparator> : null}
            {child}
          </Fragment>
        ))}
      </FrameRoot>
    </FooterRoot>
  );
});

/**
 * @since 0.1.0
 * @experimental
 */
export interface FooterLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Applies the styling to its only child, such as a router's link. */
  asChild?: boolean | undefined;
}

/**
 * One link of the footer.
 * @since 0.1.0
 * @experimental
 */
export const FooterLink = forwardRef<HTMLAnchorElement, FooterLinkProps>(function FooterLink(
  { asChild = false, ...rest },
  ref,
) {
  return <FooterAnchor ref={ref} data-credence="footer-link" {...(asChild ? { as: Slot.Root } : {})} {...rest} />;
});
