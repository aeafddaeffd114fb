import { useContext, useEffect, useRef, useState } from 'react';
import { beginMovement, endMovement } from '../../foundations/interaction/movement.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { useMovableState } from '../../foundations/interaction/useMovableState.js';
import type { HandleShare } from '../answers/answerProps.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import { MovedAnswerContext } from '../answers/MovedAnswer.js';
import { type Share, shareOf, wholeOnScale } from '../answers/share.js';
import { drawnNumber } from './drawnNumber.js';

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
  const state = useMovableState<Probability, ChangeDetails>({
    value: given,
    defaultValue: defaultValue ?? null,
    onChange: onValueChange,
  });
  const around = useContext(MovedAnswerContext);
  const isOwn = given === undefined;
  /** True if nobody decides about a step but whoever takes it, so that it need not be rendered to be the answer. */
  const isTaken = isOwn || around !== null;
  const read = () => onScale(isOwn || !around ? state.latest() : around.latest(), min, max);
  const [drawn] = useState(drawnNumber);
  const value = drawn.get() ?? read();
  const latest = useEvent(read);
  const initial = onScale(defaultValue ?? null, min, max);
  const pending = useRef<{ value: Probability; details: ChangeDetails } | null>(null);

  const change = useEvent((next: Probability, details: ChangeDetails) => {
    pending.current = { value: next, details };
    state.set(next, details);
  });
  /** A step of a movement that the slider draws itself. Without `isTaken`, a change like any other. */
  const move = useEvent((next: number, details: ChangeDetails) => {
    // The first answer, and one that was exact, look different.
    if (!isTaken || typeof latest() !== 'number') return change(next, details);
    pending.current = { value: next, details };
    if (!isOwn) return around?.move(next, details);
    beginMovement(pending);
    state.set(next, details, true);
  });
  /** Ends the gesture. Does nothing if it changed nothing. */
  const commit = useEvent(() => {
    const finished = pending.current;
    pending.current = null;
    endMovement(pending);
    if (finished) onValueCommit?.(finished.value, finished.details);
  });
  /** Reverts the gesture's changes without reporting its end. */
  const restore = useEvent((before: Probability, event: Event | undefined) => {
    const touched = pending.current !== null;
    pending.current = null;
    if (touched) state.set(before, { reason: 'cancel', event });
    endMovement(pending);
  });
  // A gesture that the page interrupts has come to its end.
  useEffect(() => commit, [commit]);

  return { value, initial, isTaken, latest, drawn, change, move, commit, restore };
}

/**
 * An answer as the scale says it: the nearest whole percent from its lowest to its highest one, or what was said exactly.
 * What is no share is no answer.
 */
function onScale(given: Probability, min: number, max: number): Probability {
  const share = shareOf(given);
  return typeof share === 'number' ? wholeOnScale(share, min, max) : share;
}
