import { forwardRef } from 'react';
import { Slot } from 'radix-ui';
import { Root } from '../../foundations/buttons/PressButton.styles.js';
import { PressButton, type PressButtonProps } from '../../foundations/buttons/PressButton.js';

/** @since 0.1.0 */
export interface ButtonProps extends PressButtonProps {
  /** Applies the styling to its only child, such as a link, instead of rendering a button. */
  asChild?: boolean | undefined;
}

/**
 * A button. Its text names the action: a verb, never only an icon.
 * @since 0.1.0
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button({ asChild = false, ...rest }, ref) {
  if (!asChild) return <PressButton ref={ref} {...rest} />;

  // The child's own type is not a button's.
  const { variant = 'outline', size = 'medium', busy = false, type: _, ...props } = rest;
  return (
    <Root
      as={Slot.Root}
      ref={ref}
      data-credence="button"
      data-variant={variant}
      data-size={size}
      data-busy={busy ? '' : undefined}
      {...props}
    />
  );
});
