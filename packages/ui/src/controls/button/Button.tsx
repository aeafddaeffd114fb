import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Slot } from 'radix-ui';
import { Root } from './Button.styles.js';

/** @since 0.1.0 */
export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /**
   * Its emphasis: one `primary` per screen, `outline` next to it, `ghost` and `text` for the rest.
   * @default 'outline'
   */
  variant?: 'primary' | 'outline' | 'ghost' | 'text';
  /**
   * `small` is for tables and next to fields.
   * @default 'medium'
   */
  size?: 'medium' | 'small';
  /** True while its action is in progress. It keeps its place and its focus, and does nothing when pressed. */
  busy?: boolean;
  /** Applies the styling to its only child, such as a link, instead of rendering a button. */
  asChild?: boolean;
}

/**
 * A button. Its text names the action: a verb, never only an icon.
 * @since 0.1.0
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'outline', size = 'medium', busy = false, asChild = false, type = 'button', onClick, ...rest },
  ref,
) {
  const look = {
    'data-credence': 'button',
    'data-variant': variant,
    'data-size': size,
    'data-busy': busy ? '' : undefined,
  };
  if (asChild) return <Root as={Slot.Root} ref={ref} onClick={onClick} {...look} {...rest} />;

  return (
    <Root
      ref={ref}
      type={type}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...look}
      {...rest}
    />
  );
});
