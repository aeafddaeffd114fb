import { Children, type ComponentPropsWithoutRef, forwardRef, Fragment } from 'react';
import { Slot } from 'radix-ui';
import { FooterAnchor, FooterRoot, FooterSeparator, FrameRoot } from './Page.styles.js';

export interface FooterProps extends ComponentPropsWithoutRef<'footer'> {
  /** Without the line and the space above, below a dock that has a line of its own. */
  slim?: boolean | undefined;
}

/** The end of every page. Its links (children) are parted by an upright stroke: "Imprint | Privacy". */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer({ slim = false, children, ...rest }, ref) {
  return (
    <FooterRoot ref={ref} data-credence="footer" data-slim={slim ? '' : undefined} {...rest}>
      <FrameRoot>
        {Children.toArray(children).map((child, index) => (
          // The order of a footer's links never changes while it is shown.
          <Fragment key={index}>
            {index > 0 ? <FooterSeparator aria-hidden="true">{' | '}</FooterSeparator> : null}
            {child}
          </Fragment>
        ))}
      </FrameRoot>
    </FooterRoot>
  );
});

export interface FooterLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Gives the look to the one child, a router's link for instance. */
  asChild?: boolean | undefined;
}

/** One link of the footer. */
export const FooterLink = forwardRef<HTMLAnchorElement, FooterLinkProps>(function FooterLink(
  { asChild = false, ...rest },
  ref,
) {
  return <FooterAnchor ref={ref} data-credence="footer-link" {...(asChild ? { as: Slot.Root } : {})} {...rest} />;
});
