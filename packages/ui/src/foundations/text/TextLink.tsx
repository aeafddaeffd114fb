import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Slot } from 'radix-ui';
import { LinkRoot } from './text.styles.js';

export interface TextLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Looks like the text around it until the pointer is over it: names in lists and tables. */
  quiet?: boolean | undefined;
  /** Gives the look to the one child, a router's link for instance. */
  asChild?: boolean | undefined;
}

/** A link within text. */
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
