import { figureOf } from '@credence/bayesnet/shares';
import { useState } from 'react';
import type { PercentAnswer, ShareAnswer, ShownAnswer } from '../../answers/answerProps.js';
import type { ChangeReason } from '../../answers/changeDetails.js';
import { exactOf, percentOf, positionOf, sameShare, type Share, shareOf, wholeOnScale } from '../../answers/share.js';
import { startValue as usualStart } from '../../answers/shares.js';
import type { ExactScale } from '../typing/readTyped.js';
import { useTyping } from '../typing/useTyping.js';
import { isFine, percentAt, stepFrom } from './sliderSteps.js';
import { useShareState } from './useShareState.js';

/** The scale of a probability, and whether it can be changed. */
export interface ProbabilityScale {
  /**
   * The lowest answer. Not 0, because nobody can rule a state out for certain.
   * @default 1
   */
  min?: number | undefined;
  /**
   * The highest answer.
   * @default 99
   */
  max?: number | undefined;
  /**
   * Where the thumb stands while unanswered: whole percent, or parts per million as `{ ppm: 185000 }`. Null: nothing is
   * preset, and there is no thumb until a value is set.
   * @default 50
   */
  startValue?: Share | null | undefined;
  /**
   * Disables it.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * True if the answer can be read but not changed.
   * @default false
   */
  readOnly?: boolean | undefined;
}

/**
 * What `useProbability` is given: one answer, controlled or not, its scale, and whether it can be changed.
 * @since 0.1.0
 * @experimental
 */
export type ProbabilityOptions = ProbabilityScale &
  (PercentAnswer | ShareAnswer | ShownAnswer) & {
    /** Reads "1/500" and steps on below 1 %, with `precision="exact"`: `exactShares`. Without it, whole percents alone. */
    exactShares?: ExactScale | undefined;
  };

/**
 * The state of one probability that somebody is asked for: what is the answer and how it is changed, what is being typed,
 * and what nobody set, where it stands until then. Draws nothing: the parts of the slider read it, and so can a control
 * of your own.
 * @returns positions in percent, exact shares in parts per million
 * @since 0.1.0
 * @experimental
 */
export function useProbability(options: ProbabilityOptions) {
  const { min: lowest = 1, max: highest = 99, startValue = 50, disabled = false, readOnly = false } = options;
  // Given the wrong way round, two limits still are the ends of one scale.
  const [min, max] = lowest > highest ? [highest, lowest] : [lowest, highest];
  const locked = disabled || readOnly;
  const exactShares = options.precision === 'exact' ? options.exactShares : undefined;
  const scale = { min, max, startValue, locked, exactShares };
  // A handler takes exact shares only where `precision` says so.
  const state = useShareState({ ...(options as ShareAnswer), min, max });
  const { value: share, commit } = state;
  const position = positionOnScale(share, scale);
  const changes = useChanges(state, position, { ...scale, isControlled: options.value !== undefined });
  const steps = useSteps({ share, position, changes, commit, scale });
  const typing = useTyping({ ...scale, ...position, ...changes, answer: share, fixed: locked, commit });

  const { value, exact } = position;
  /** The share at which the fine line stands; undefined while it is closed. */
  const fine = isFine(exact) ? exact : changes.opened && exact === null ? exactShares?.end(value) : undefined;
  /** Where the fine line would begin that is offered; undefined while it is not. */
  const offered = !locked && exact === null && fine === undefined ? exactShares?.end(value) : undefined;
  return { ...state, ...position, ...changes, ...steps, ...scale, share, typing, fine, offered, disabled, readOnly };
}

/**
 * The state of one probability: the return value of `useProbability`.
 * @since 0.1.0
 * @experimental
 */
export type Probability = ReturnType<typeof useProbability>;

interface Scale {
  min: number;
  max: number;
  /** Where it stands until it is set; null if nowhere. */
  startValue: Share | null;
  /** True if it cannot be changed. */
  locked: boolean;
  exactShares: ExactScale | undefined;
}

/** Where an answer stands on the slider, or what nobody set while there is none. */
function positionOnScale(share: Share | null, { startValue, min, max }: Scale) {
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
    standing: isPreset ? standing : null,
    /** The position of the thumb. */
    shown,
    /** The number beside the thumb. */
    number: unset ? standing : shown,
    unset,
    isBlank: unset && !isPreset,
  };
}

type Position = ReturnType<typeof positionOnScale>;

/** Changes of the answer, whether there were any, and whether the fine line was opened. */
function useChanges(
  { latest, change: changeTo, move, commit, initial }: ReturnType<typeof useShareState>,
  { exact, shown }: Position,
  { locked, exactShares, isControlled }: Scale & { isControlled: boolean },
) {
  const [touched, setTouched] = useState(false);
  // The line that a press opens takes the focus. It answers nothing by itself.
  const [opened, setOpened] = useState(false);

  const begin = (next: number, reason: ChangeReason) => {
    // React renders once for what it already knows, too.
    if (!touched) setTouched(true);
    if (opened && (reason === 'exact' || exactShares?.end(next) === undefined)) setOpened(false);
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
    if (isControlled) return;
    if (!sameShare(latest(), initial)) changeTo(initial, { reason: 'reset', event });
    commit();
  };
  return { touched, opened, change, drag, changeExact, open, close, reset };
}

interface StepOptions {
  share: Share | null;
  position: Position;
  changes: ReturnType<typeof useChanges>;
  commit: () => void;
  scale: Scale;
}

/** Steps from where the answer stands, and what makes an answer of the share that nobody set. */
function useSteps({ share, position, changes, commit, scale: { min, max, exactShares } }: StepOptions) {
  const { start, shown, unset, isBlank } = position;
  const { change, changeExact } = changes;
  const stepBy = (
    by: number,
    reason: ChangeReason,
    event: Event,
    from: Share | null = isBlank ? null : (share ?? start),
  ) => {
    // From nowhere the first step leads to the middle.
    if (from === null) return change(shown, reason, event);
    const next = exactShares?.step(positionOf(from), exactOf(from), by);
    if (next === undefined) change(wholeOnScale(stepFrom(percentOf(from), by), min, max), reason, event);
    else changeExact(next, reason, event);
  };
  /** The share that nobody set, as the answer: as it stands, or as near to it as whole percents come. */
  const keepStart = (event: Event) => {
    if (exactShares && typeof start !== 'number') changeExact(start.ppm, 'keep', event);
    else change(shown, 'keep', event);
  };
  const keep = (event: Event) => {
    keepStart(event);
    commit();
  };
  /** A press that moved no thumb: it keeps the starting value, or answers with the place where it was. */
  const tap = (range: HTMLInputElement | null, event: PointerEvent, at: 'thumb' | 'rail') => {
    if ((isBlank || at === 'rail') && range) change(percentAt(range, event), 'drag', event);
    else if (unset) keepStart(event);
  };
  return { stepBy, keepStart, keep, tap };
}
