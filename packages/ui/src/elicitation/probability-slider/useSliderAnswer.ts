import { useState } from 'react';
import type { ChangeDetails, ChangeReason } from '../answers/changeDetails.js';
import { startValue as usualStart } from '../answers/shares.js';
import { fineEnd, fineStep } from './fineStep.js';
import { percentAt } from './percentAt.js';
import { useExactShare } from './useExactShare.js';
import { onScale, type Probability, useProbability } from './useProbability.js';
import { type KeptAnswer, positionOf } from './useTyping.js';

interface SliderAnswerOptions {
  value: Probability | undefined;
  onValueChange: ((value: Probability, details: ChangeDetails) => void) | undefined;
  onValueCommit: ((value: Probability, details: ChangeDetails) => void) | undefined;
  precision: 'percent' | 'exact';
  exact: number | null | undefined;
  onExactChange: ((exact: number | null, details: ChangeDetails) => void) | undefined;
  defaultValue: number | null | undefined;
  defaultExact: number | null | undefined;
  /** Null if none is preset. */
  startValue: number | null;
  min: number;
  max: number;
  /** True if it cannot be changed. */
  locked: boolean;
}

/** The answer of a slider, in percent or exact, and everything that changes it. */
export function useSliderAnswer(options: SliderAnswerOptions) {
  const { min, max, locked } = options;
  const probability = useProbability(options);
  const { value, change: changeTo, commit } = probability;
  const start = onScale(options.startValue ?? usualStart, min, max) ?? min;
  const startValue = options.startValue === null ? null : start;
  const shown = value ?? start;
  const unset = value === null;
  const isBlank = unset && startValue === null;

  const isExact = options.precision === 'exact';
  const share = useExactShare({ ...options, isExact, value, changeTo });
  const { exact, fine, opened, open } = share;

  const [touched, setTouched] = useState(false);
  const change = (next: number, reason: ChangeReason, event: Event | undefined) => {
    if (locked || (next === value && exact === null)) return;
    setTouched(true);
    changeTo(next, { reason, event });
    share.giveBack(next, reason, event);
  };
  const changeExact = (next: number, reason: ChangeReason, event: Event | undefined) => {
    if (locked || next === exact) return;
    setTouched(true);
    share.change(next, reason, event);
  };
  const here = { value: isBlank ? null : shown, exact };
  const stepBy = (by: number, reason: ChangeReason, event: Event, from: KeptAnswer = here) => {
    const place = positionOf(from);
    // From nowhere the first step leads to the middle.
    if (place === undefined) return change(shown, reason, event);
    const next = isExact ? fineStep(place, from.exact, by) : undefined;
    if (next === undefined) change(Math.min(max, Math.max(min, place + by)), reason, event);
    else changeExact(next, reason, event);
  };
  /** A press that moved no thumb: it keeps the starting value, or answers with the place where it was. */
  const tap = (range: HTMLInputElement | null, event: PointerEvent) => {
    if (isBlank && range) change(percentAt(range, event), 'drag', event);
    else if (unset) change(shown, 'keep', event);
  };
  const keep = (event: Event) => {
    change(shown, 'keep', event);
    commit();
  };
  /** Closes the fine line; what was said on it is given back to the slider. */
  const close = (event: Event) => {
    if (exact === null) share.giveBack(shown, 'exact', event);
    else change(shown, 'exact', event);
    commit();
  };
  /** Gives back an answer from before the gesture, which then has not been. */
  const restore = (before: KeptAnswer, event: Event) => {
    probability.restore(before.value, event);
    share.restore(before.exact, event);
  };
  const reset = (event: Event) => {
    setTouched(false);
    if (value !== probability.initial || (isExact && exact !== share.initial))
      changeTo(probability.initial, { reason: 'reset', event });
    share.reset(event);
    commit();
  };

  /** Where the fine line would begin that is offered; undefined while it is not. */
  const offered = isExact && !locked && exact === null && fine === undefined ? fineEnd(value) : undefined;
  /** What typing reads and changes. */
  const typed = {
    ...{ shown, change, commit },
    answer: { value, exact },
    changeExact: isExact ? changeExact : undefined,
  };
  /** The line that is open, as it stands; undefined while it is closed. */
  const fineLine =
    fine === undefined
      ? undefined
      : {
          ...{ exact: fine, unset: exact === null, opened, commit },
          ...{ answer: { value, exact }, onRestore: restore, onChange: changeExact },
        };
  return {
    ...{
      value,
      startValue,
      shown,
      unset,
      isBlank,
      exact,
      isExact,
      touched,
      change,
      changeExact,
      stepBy,
      tap,
      keep,
      commit,
      restore,
      reset,
    },
    ...{ fineLine, offered, open, close, typed },
  };
}
