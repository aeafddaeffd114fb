import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { Slot } from 'radix-ui';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { NavLink } from './TopBar.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface TopBarLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Applies the styling to its only child, such as a router's link. Its `aria-current` marks the open page. */
  asChild?: boolean | undefined;
  /** The reason it is disabled. If set, it stays in place with `href="#"` and does nothing when followed. */
  disabledReason?: string | undefined;
}

/**
 * One link of the top bar.
 * @since 0.1.0
 * @experimental
 */
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
