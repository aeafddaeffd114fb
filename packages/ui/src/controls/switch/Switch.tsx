import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { pressToToggle } from '../../foundations/interaction/pressToToggle.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { Root, Track } from './Switch.styles.js';

/**
 * Describes a change: by pointer, by key, or by a form reset.
 * @since 0.1.0
 */
export type SwitchDetails = InteractionDetails<'press' | 'key' | 'reset'>;

/** @since 0.1.0 */
export interface SwitchProps extends Omit<ComponentPropsWithoutRef<'button'>, 'role' | 'type'> {
  /** Whether it is on, when controlled. */
  checked?: boolean | undefined;
  /**
   * Whether it is initially on, when uncontrolled. A form reset restores it.
   * @default false
   */
  defaultChecked?: boolean | undefined;
  /** Called when it is toggled. */
  onCheckedChange?: ((checked: boolean, details: SwitchDetails) => void) | undefined;
  /** Name in a form, submitted while it is on. If omitted, it is not submitted. */
  name?: string | undefined;
  /**
   * The value submitted while it is on.
   * @default 'on'
   */
  value?: string | undefined;
}

/**
 * Turns something on or off immediately. Its text (children) names it.
 * @since 0.1.0
 */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(
  { checked, defaultChecked, onCheckedChange, name, value = 'on', form, onClick, onKeyDown, children, ...rest },
  ref,
) {
  const root = useOwnRef(ref);
  const [on, setOn] = useControllableState<boolean, SwitchDetails>({
    value: checked,
    defaultValue: defaultChecked ?? false,
    onChange: onCheckedChange,
  });
  useFormReset(root, (event) => {
    const initial = defaultChecked ?? false;
    if (checked === undefined && on !== initial) setOn(initial, { reason: 'reset', event });
  });

  return (
    <Root
      ref={root}
      type="button"
      role="switch"
      form={form}
      data-credence="switch"
      aria-checked={on}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        // A button is clicked again and again while Enter is held.
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
      }}
      onClick={pressToToggle(on, setOn, onClick)}
      {...rest}
    >
      <Track aria-hidden="true" data-slot="track" />
      <span>{children}</span>
      {/* A button submits nothing by itself; a disabled one has nothing to submit. */}
      {name !== undefined && on ? (
        <input type="hidden" name={name} value={value} form={form} disabled={rest.disabled} />
      ) : null}
    </Root>
  );
});
