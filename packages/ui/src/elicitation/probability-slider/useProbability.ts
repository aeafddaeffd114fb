import { useCallback, useRef } from 'react';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import type { ChangeDetails } from '../answers/changeDetails.js';

/** A probability in percent as a slider holds it: null until somebody answers. */
export type Probability = number | null;

interface ProbabilityOptions {
  value: Probability | undefined;
  defaultValue: Probability;
  onValueChange: ((value: Probability, details: ChangeDetails) => void) | undefined;
  onValueCommit: ((value: Probability, details: ChangeDetails) => void) | undefined;
}

/** The value of a slider, and the gesture that is under way: changes are told at once, its end once. */
export function useProbability({ value: given, defaultValue, onValueChange, onValueCommit }: ProbabilityOptions) {
  const [value, setValue] = useControllableState<Probability, ChangeDetails>({
    value: given,
    defaultValue,
    onChange: onValueChange,
  });
  const pending = useRef<{ value: Probability; details: ChangeDetails } | null>(null);

  const change = useCallback(
    (next: Probability, details: ChangeDetails) => {
      pending.current = { value: next, details };
      setValue(next, details);
    },
    [setValue],
  );
  /** Ends the gesture. Nothing happens where it changed nothing. */
  const commit = useCallback(() => {
    const finished = pending.current;
    pending.current = null;
    if (finished) onValueCommit?.(finished.value, finished.details);
  }, [onValueCommit]);
  /** Takes back what the gesture changed; its end is not told. */
  const restore = useCallback(
    (before: Probability, event: Event | undefined) => {
      const touched = pending.current !== null;
      pending.current = null;
      if (touched) setValue(before, { reason: 'cancel', event });
    },
    [setValue],
  );

  return { value, change, commit, restore };
}
