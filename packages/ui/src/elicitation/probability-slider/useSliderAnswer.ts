import { figureOf } from '@credence/bayesnet/shares';
import { useState } from 'react';
import type { HandleShare } from '../answers/answerProps.js';
import type { ChangeReason } from '../answers/changeDetails.js';
import { exactOf, percentOf, positionOf, sameShare, type Share, shareOf, wholeOnScale } from '../answers/share.js';
import { startValue as usualStart } from '../answers/shares.js';
import { fineEnd, fineStep, isFine } from './fineStep.js';
import { percentAt } from './percentAt.js';
import { stepFrom } from './sliderKeys.js';
import { type Probability, useProbability } from './useProbability.js';

interface SliderAnswerOptions {
  value: Probability | undefined;
  defaultValue: Probability | undefined;
  onValueChange: HandleShare | undefined;
  onValueCommit: HandleShare | undefined;
  precision: 'percent' | 'exact';
  /** Where it stands until it is set; null if nowhere. */
  startValue: Share | null;
  min: number;
  max: number;
  /** True if it cannot be changed. */
  locked: boolean;
}

/** The answer of a slider, in percent or exact, and everything that changes it. */
export function useSliderAnswer(options: SliderAnswerOptions) {
  const { min, max, locked } = options;
  const isExact = options.precision === 'exact';
  const probability = useProbability(options);
  const { value: share, isTaken, latest, drawn, commit, restore } = probability;
  const position = positionOnScale(share, options);
  const { value, exact, start, shown, unset, isBlank } = position;
  const changes = useSliderChanges(probability, position, options);
  const { change, changeExact } = changes;

  const stepBy = (
    by: number,
    reason: ChangeReason,
    event: Event,
    from: Probability = isBlank ? null : (share ?? start),
  ) => {
    // From nowhere the first step leads to the middle.
    if (from === null) return change(shown, reason, event);
    const next = isExact ? fineStep(positionOf(from), exactOf(from), by) : undefined;
    if (next === undefined) change(wholeOnScale(stepFrom(percentOf(from), by), min, max), reason, event);
    else changeExact(next, reason, event);
  };
  /** The share that nobody set, as the answer: as it stands, or as near to it as whole percents come. */
  const keepStart = (event: Event) => {
    if (isExact && typeof start !== 'number') changeExact(start.ppm, 'keep', event);
    else change(shown, 'keep', event);
  };
  const keep = (event: Event) => {
    keepStart(event);
    commit();
  };
  /** A press that moved no thumb: it keeps the starting value, or answers with the place where it was. */
  const tap = (range: HTMLInputElement | null, event: PointerEvent) => {
    if (isBlank && range) change(percentAt(range, event), 'drag', event);
    else if (unset) keepStart(event);
  };

  /** The share at which the fine line stands; undefined while it is closed. */
  const fine = isFine(exact) ? exact : changes.opened && exact === null ? fineEnd(value) : undefined;
  /** Where the fine line would begin that is offered; undefined while it is not. */
  const offered = isExact && !locked && exact === null && fine === undefined ? fineEnd(value) : undefined;
  const steps = { stepBy, keepStart, keep, tap, commit, restore };
  return { ...position, ...changes, ...steps, share, isExact, isTaken, latest, drawn, fine, offered };
}

/** Where an answer stands on the slider, or what nobody set while there is none. */
function positionOnScale(share: Probability, { startValue, min, max }: SliderAnswerOptions) {
  const value = positionOf(share);
  const isPreset = startValue !== null;
  const start = shareOf(startValue) ?? usualStart;
  const place = wholeOnScale(positionOf(start), min, max);
  const shown = value ?? place;
  const unset = value === null;
  /** What nobody set stands at, with the decimals of a share that follows. */
  const standing = typeof start === 'number' ? place : figureOf(start.ppm);
  return {
    value,
    exact: exactOf(share),
    /** The share that nobody set. */
    start,
    /** The same as a percentage; null if none is preset. */
    startValue: isPreset ? standing : null,
    /** The position of the thumb. */
    shown,
    /** The number beside the thumb. */
    number: unset ? standing : shown,
    unset,
    isBlank: unset && !isPreset,
  };
}

/** Changes of the answer, whether there were any, and whether the fine line was opened. */
function useSliderChanges(
  { latest, change: changeTo, move, commit, initial }: ReturnType<typeof useProbability>,
  { exact, shown }: ReturnType<typeof positionOnScale>,
  { locked, value: given }: SliderAnswerOptions,
) {
  const [touched, setTouched] = useState(false);
  // The line that a press opens takes the focus. It answers nothing by itself.
  const [opened, setOpened] = useState(false);

  const begin = (next: number, reason: ChangeReason) => {
    // React renders once for what it already knows, too.
    if (!touched) setTouched(true);
    if (opened && (reason === 'exact' || fineEnd(next) === undefined)) setOpened(false);
  };
  const change = (next: number, reason: ChangeReason, event: Event | undefined) => {
    if (locked || next === latest()) return;
    begin(next, reason);
    changeTo(next, { reason, event });
  };
  /** A step of a drag, which the slider draws itself where its owner takes every step. */
  const drag = (next: number, event: Event) => {
    if (locked || next === latest()) return;
    begin(next, 'drag');
    move(next, { reason: 'drag', event });
  };
  const changeExact = (next: number, reason: ChangeReason, event: Event | undefined) => {
    if (locked || next === exactOf(latest())) return;
    setTouched(true);
    changeTo({ ppm: next }, { reason, event });
  };
  const open = () => setOpened(true);
  /** Closes the fine line; what was said on it is given back to the slider. */
  const close = (event: Event) => {
    setOpened(false);
    if (exact !== null) change(shown, 'exact', event);
    commit();
  };
  const reset = (event: Event) => {
    setTouched(false);
    setOpened(false);
    // A parent's answer stays: React resets a form after each of its actions.
    if (given !== undefined) return;
    if (!sameShare(latest(), initial)) changeTo(initial, { reason: 'reset', event });
    commit();
  };
  return { touched, opened, change, drag, changeExact, open, close, reset };
}

/** The return value of `useSliderAnswer`. */
export type SliderAnswer = ReturnType<typeof useSliderAnswer>;
