import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Root } from './PressButton.styles.js';

export interface PressButtonProps extends ComponentPropsWithoutRef<'button'> {
  /**
   * Its emphasis: one `primary` per screen, `outline` next to it, `ghost` and `text` for the rest.
   * @default 'outline'
   */
  variant?: 'primary' | 'outline' | 'ghost' | 'text' | undefined;
  /**
   * `small` is for tables and next to fields.
   * @default 'medium'
   */
  size?: 'medium' | 'small' | undefined;
  /** True while its action is in progress. It keeps its place and its focus, and does nothing when pressed. */
  busy?: boolean | undefined;
}

/** A button that is always one: what the kit's own components draw. Only `Button` can lend its look to a link. */
export const PressButton = forwardRef<HTMLButtonElement, PressButtonProps>(function PressButton(
  { variant = 'outline', size = 'medium', busy = false, type = 'button', onClick, ...rest },
  ref,
) {
  return (
    <Root
      ref={ref}
      type={type}
      data-credence="button"
      data-variant={variant}
      data-size={size}
      data-busy={busy ? '' : undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    />
  );
});
