import { useCallback, useRef } from 'react';
import { useResetValue } from '../../foundations/fields/useResetValue.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import type { ChangeDetails } from '../answers/changeDetails.js';

/** A slider's probability in percent: null until answered. */
export type Probability = number | null;

interface ProbabilityOptions {
  value: Probability | undefined;
  defaultValue: Probability | undefined;
  onValueChange: ((value: Probability, details: ChangeDetails) => void) | undefined;
  onValueCommit: ((value: Probability, details: ChangeDetails) => void) | undefined;
  /** @default 1 */
  min?: number;
  /** @default 99 */
  max?: number;
}

/** The value of a slider and the gesture in progress: changes are reported immediately, the end once. */
export function useProbability({
  value: given,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 1,
  max = 99,
}: ProbabilityOptions) {
  // What is beyond the scale counts as its end, and what is no number (NaN) as no answer.
  const onScale = (percent: Probability) => {
    if (percent === null) return null;
    return percent < min ? min : percent >= min ? Math.min(percent, max) : null;
  };
  const [value, setValue] = useControllableState<Probability, ChangeDetails>({
    value: given === undefined ? given : onScale(given),
    defaultValue: onScale(defaultValue ?? null),
    onChange: onValueChange,
  });
  const initial = useResetValue(value, defaultValue === undefined ? undefined : onScale(defaultValue));
  const pending = useRef<{ value: Probability; details: ChangeDetails } | null>(null);

  const change = useCallback(
    (next: Probability, details: ChangeDetails) => {
      pending.current = { value: next, details };
      setValue(next, details);
    },
    [setValue],
  );
  /** Ends the gesture. Does nothing if it changed nothing. */
  const commit = useCallback(() => {
    const finished = pending.current;
    pending.current = null;
    if (finished) onValueCommit?.(finished.value, finished.details);
  }, [onValueCommit]);
  /** Reverts the gesture's changes without reporting its end. */
  const restore = useCallback(
    (before: Probability, event: Event | undefined) => {
      const touched = pending.current !== null;
      pending.current = null;
      if (touched) setValue(before, { reason: 'cancel', event });
    },
    [setValue],
  );

  return { value, initial, change, commit, restore };
}
