import { useContext, useEffect, useReducer, useRef, useState } from 'react';
import { beginMovement, endMovement } from '../../../foundations/interaction/movement.js';
import { useEvent } from '../../../foundations/interaction/useEvent.js';
import { useMovableState } from '../../../foundations/interaction/useMovableState.js';
import type { HandleShare } from '../../answers/answerProps.js';
import type { ChangeDetails } from '../../answers/changeDetails.js';
import { MovedAnswerContext } from '../../answers/MovedAnswer.js';
import { type Share, shareOf, wholeOnScale } from '../../answers/share.js';

interface ShareOptions {
  /** Null until answered. */
  value?: Share | null | undefined;
  defaultValue?: Share | null | undefined;
  onValueChange?: HandleShare | undefined;
  onValueCommit?: HandleShare | undefined;
  min: number;
  max: number;
}

/** The share of a slider and the gesture in progress: changes are reported immediately, the end once. */
export function useShareState({ value: given, defaultValue, onValueChange, onValueCommit, min, max }: ShareOptions) {
  const state = useMovableState<Share | null, ChangeDetails>({
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
  // Typed here: the type that React infers is in the types of React 19 alone.
  const [, renderAgain]: readonly [number, () => void] = useReducer((times: number) => times + 1, 0);
  const initial = onScale(defaultValue ?? null, min, max);
  const pending = useRef<{ value: Share | null; details: ChangeDetails } | null>(null);

  const change = useEvent((next: Share | null, details: ChangeDetails) => {
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
  const restore = useEvent((before: Share | null, event: Event | undefined) => {
    const touched = pending.current !== null;
    pending.current = null;
    if (touched) state.set(before, { reason: 'cancel', event });
    endMovement(pending);
  });
  // A gesture that the page interrupts has come to its end.
  useEffect(() => commit, [commit]);

  return { value, initial, isTaken, latest, drawn, renderAgain, change, move, commit, restore };
}

/**
 * An answer as the scale says it: the nearest whole percent from its lowest to its highest one, or what was said exactly.
 * What is no share is no answer.
 */
function onScale(given: Share | null, min: number, max: number): Share | null {
  const share = shareOf(given);
  return typeof share === 'number' ? wholeOnScale(share, min, max) : share;
}

/** The step of a drag that the parts of a slider have drawn without React. */
export interface DrawnNumber {
  /** Null if nothing. */
  readonly get: () => number | null;
  readonly set: (next: number | null) => void;
  /** Calls back at each step. Returns the function that ends it. */
  readonly watch: (onStep: () => void) => () => void;
}

/** Nothing is drawn yet. */
function drawnNumber(): DrawnNumber {
  let number: number | null = null;
  const watching = new Set<() => void>();
  return {
    get: () => number,
    set: (next) => {
      number = next;
      for (const tell of watching) tell();
    },
    watch: (onStep) => {
      watching.add(onStep);
      return () => watching.delete(onStep);
    },
  };
}
