import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Slot } from 'radix-ui';
import { Root } from './Button.styles.js';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /**
   * How much it asks for: one `primary` a screen, `outline` beside it, `ghost` and `text` for the rest.
   * @default 'outline'
   */
  variant?: 'primary' | 'outline' | 'ghost' | 'text';
  /**
   * `small` stands in tables and beside fields.
   * @default 'medium'
   */
  size?: 'medium' | 'small';
  /** True while what it started is under way. It keeps its place and its focus, and does nothing when pressed. */
  busy?: boolean;
  /** Gives the look to the one child, a link for instance, in place of a button element. */
  asChild?: boolean;
}

/** A button. Its words say what happens: a verb, never only an icon. */
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
