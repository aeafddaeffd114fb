import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Slot } from 'radix-ui';
import { Picture, Root } from './Logo.styles.js';
import { LogoMark } from './LogoMark.js';

/** @since 0.1.0 */
export interface LogoProps extends ComponentPropsWithoutRef<'span'> {
  /** URL of the organisation's own picture, replacing our mark. */
  picture?: string | undefined;
  /** Applies the styling to its only child, usually the link to the home page, whose text is the name. */
  asChild?: boolean | undefined;
}

/**
 * The mark and the name of the organisation.
 * @since 0.1.0
 */
export const Logo = forwardRef<HTMLSpanElement, LogoProps>(function Logo(
  { picture, asChild = false, children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-credence="logo" {...(asChild ? { as: Slot.Root } : {})} {...rest}>
      {picture ? <Picture src={picture} alt="" /> : <LogoMark />}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Root>
  );
});
