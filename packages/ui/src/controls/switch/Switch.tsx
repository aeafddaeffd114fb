import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { pressOrKey } from '../../foundations/interaction/pressOrKey.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { Root, Track } from './Switch.styles.js';

/** A switching: by pointer, by key, or because the form was reset. */
export type SwitchDetails = InteractionDetails<'press' | 'key' | 'reset'>;

export interface SwitchProps extends Omit<ComponentPropsWithoutRef<'button'>, 'role' | 'type'> {
  /** Whether it is on, where the parent holds it. */
  checked?: boolean | undefined;
  /**
   * Whether it is on to begin with, where it holds that itself. A reset of the form brings it back.
   * @default false
   */
  defaultChecked?: boolean | undefined;
  /** Called when it is switched. */
  onCheckedChange?: ((checked: boolean, details: SwitchDetails) => void) | undefined;
  /** What it is called in the data of the form, where it stands while it is on. Left out, it is no part of a form. */
  name?: string | undefined;
  /**
   * What the form sends while it is on.
   * @default 'on'
   */
  value?: string | undefined;
}

/** Turns something on or off at once. Its words (children) name it. */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(
  { checked, defaultChecked = false, onCheckedChange, name, value = 'on', form, onClick, children, ...rest },
  ref,
) {
  const root = useOwnRef(ref);
  const [on, setOn] = useControllableState<boolean, SwitchDetails>({
    value: checked,
    defaultValue: defaultChecked,
    onChange: onCheckedChange,
  });
  useFormReset(root, (event) => {
    if (on !== defaultChecked) setOn(defaultChecked, { reason: 'reset', event });
  });

  return (
    <Root
      ref={root}
      type="button"
      role="switch"
      form={form}
      data-credence="switch"
      aria-checked={on}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        setOn(!on, { reason: pressOrKey(event.nativeEvent), event: event.nativeEvent });
      }}
      {...rest}
    >
      <Track aria-hidden="true" data-slot="track" />
      {children}
      {/* A button sends nothing by itself; a disabled one has nothing to send. */}
      {name !== undefined && on ? (
        <input type="hidden" name={name} value={value} form={form} disabled={rest.disabled} />
      ) : null}
    </Root>
  );
});
