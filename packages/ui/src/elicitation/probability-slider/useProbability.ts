import { useEffect, useRef } from 'react';
import { useResetValue } from '../../foundations/fields/useResetValue.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import type { HandleShare } from '../answers/answerProps.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import { type Share, shareOf } from '../answers/share.js';

/** A slider's probability: null until answered. */
export type Probability = Share | null;

interface ProbabilityOptions {
  value: Probability | undefined;
  defaultValue: Probability | undefined;
  onValueChange: HandleShare | undefined;
  onValueCommit: HandleShare | undefined;
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
  const [held, setValue] = useControllableState<Probability, ChangeDetails>({
    value: given,
    defaultValue: defaultValue ?? null,
    onChange: onValueChange,
  });
  const value = onScale(held, min, max);
  const initial = onScale(useResetValue(held, defaultValue), min, max);
  const pending = useRef<{ value: Probability; details: ChangeDetails } | null>(null);

  const change = useEvent((next: Probability, details: ChangeDetails) => {
    pending.current = { value: next, details };
    setValue(next, details);
  });
  /** Ends the gesture. Does nothing if it changed nothing. */
  const commit = useEvent(() => {
    const finished = pending.current;
    pending.current = null;
    if (finished) onValueCommit?.(finished.value, finished.details);
  });
  /** Reverts the gesture's changes without reporting its end. */
  const restore = useEvent((before: Probability, event: Event | undefined) => {
    const touched = pending.current !== null;
    pending.current = null;
    if (touched) setValue(before, { reason: 'cancel', event });
  });
  // A gesture that the page interrupts has come to its end.
  useEffect(() => commit, [commit]);

  return { value, initial, change, commit, restore };
}

/**
 * An answer as the scale says it: the nearest whole percent from its lowest to its highest one, or what was said exactly.
 * What is no share is no answer.
 */
function onScale(given: Probability, min: number, max: number): Probability {
  const share = shareOf(given);
  return typeof share === 'number' ? wholeOnScale(share, min, max) : share;
}

/** The nearest whole percent on a scale. */
export const wholeOnScale = (percent: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, Math.round(percent)));
