import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { Slot } from 'radix-ui';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { NavLink } from './TopBar.styles.js';

export interface TopBarLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Gives the look to the one child, a router's link for instance. Its `aria-current` marks where the reader is. */
  asChild?: boolean | undefined;
  /** Why it leads nowhere now. Set, it stays in its place with `href="#"` and does nothing when followed. */
  disabledReason?: string | undefined;
}

/** One link of the top bar. */
export const TopBarLink = forwardRef<HTMLAnchorElement, TopBarLinkProps>(function TopBarLink(
  { asChild = false, disabledReason, children, ...rest },
  ref,
) {
  const reasonId = useId();
  if (!disabledReason) {
    return (
      <NavLink ref={ref} data-credence="top-bar-link" {...(asChild ? { as: Slot.Root } : {})} {...rest}>
        {children}
      </NavLink>
    );
  }
  return (
    <>
      <NavLink
        ref={ref}
        data-credence="top-bar-link"
        {...rest}
        href="#"
        aria-disabled="true"
        aria-describedby={reasonId}
        title={disabledReason}
        onClick={(event) => event.preventDefault()}
      >
        {children}
      </NavLink>
      <VisuallyHidden id={reasonId} hidden>
        {disabledReason}
      </VisuallyHidden>
    </>
  );
});
