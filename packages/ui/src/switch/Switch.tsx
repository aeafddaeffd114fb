import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useControllableState } from '../internal/useControllableState.js';
import { Root, Track } from './Switch.styles.js';

export interface SwitchProps extends Omit<ComponentPropsWithoutRef<'button'>, 'role'> {
  /** Whether it is on, where the parent holds it. */
  checked?: boolean | undefined;
  /**
   * Whether it is on to begin with, where it holds that itself.
   * @default false
   */
  defaultChecked?: boolean | undefined;
  /** Called when it is switched. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** Turns something on or off at once. Its words (children) name it. */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(
  { checked, defaultChecked = false, onCheckedChange, onClick, children, ...rest },
  ref,
) {
  const [on, setOn] = useControllableState<boolean>({
    value: checked,
    defaultValue: defaultChecked,
    onChange: onCheckedChange,
  });
  return (
    <Root
      ref={ref}
      type="button"
      role="switch"
      data-credence="switch"
      aria-checked={on}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOn(!on, undefined);
      }}
      {...rest}
    >
      <Track aria-hidden="true" data-slot="track" />
      {children}
    </Root>
  );
});
