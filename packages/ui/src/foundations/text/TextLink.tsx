import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Slot } from 'radix-ui';
import { LinkRoot } from './text.styles.js';

/** @since 0.1.0 */
export interface TextLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Looks like the surrounding text until hovered: for names in lists and tables. */
  quiet?: boolean | undefined;
  /** Applies the styling to its only child, such as a router's link. */
  asChild?: boolean | undefined;
}

/**
 * A link within text.
 * @since 0.1.0
 */
export const TextLink = forwardRef<HTMLAnchorElement, TextLinkProps>(function TextLink(
  { quiet = false, asChild = false, ...rest },
  ref,
) {
  return (
    <LinkRoot
      ref={ref}
      data-credence="text-link"
      data-quiet={quiet ? '' : undefined}
      {...(asChild ? { as: Slot.Root } : {})}
      {...rest}
    />
  );
});
