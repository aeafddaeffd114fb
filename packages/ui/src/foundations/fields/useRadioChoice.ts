import type { RefObject } from 'react';
import type { InteractionDetails } from '../interaction/interactionDetails.js';
import { pressOrKey } from '../interaction/pressOrKey.js';
import { useControllableState } from '../interaction/useControllableState.js';
import { useFormReset } from './useFormReset.js';

/**
 * Describes a change of choice: pressed, moved to by key, or reset with the form.
 * @since 0.1.0
 */
export type RadioDetails = InteractionDetails<'press' | 'key' | 'reset'>;

interface RadioChoice<Value> {
  value: Value | null | undefined;
  defaultValue: Value | null | undefined;
  onValueChange: ((value: Value | null, details: RadioDetails) => void) | undefined;
  onValueCommit: ((value: Value, details: RadioDetails) => void) | undefined;
  /** The group, whose form is observed for resets. */
  root: RefObject<HTMLElement | null>;
}

/** The choice in a group of radio buttons, and how to change it. */
export function useRadioChoice<Value>({
  value: given,
  defaultValue,
  onValueChange,
  onValueCommit,
  root,
}: RadioChoice<Value>): readonly [Value | null, (next: Value, event: Event) => void] {
  const [value, setValue] = useControllableState<Value | null, RadioDetails>({
    value: given,
    defaultValue: defaultValue ?? null,
    onChange: onValueChange,
  });
  useFormReset(root, (event) => {
    const initial = defaultValue ?? null;
    if (given === undefined && value !== initial) setValue(initial, { reason: 'reset', event });
  });

  return [
    value,
    (next, event) => {
      const details = { reason: pressOrKey(event), event };
      setValue(next, details);
      // A choice is a complete gesture.
      onValueCommit?.(next, details);
    },
  ];
}
