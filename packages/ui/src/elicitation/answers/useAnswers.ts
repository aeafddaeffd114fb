import { type ExactShares, sliderOf } from '@credence/bayesnet/shares';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { AnswerHistory } from './useAnswerHistory.js';
import { type ProbabilityValues, sameAnswers } from './answerHistory.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { beginMovement, endMovement } from '../../foundations/interaction/movement.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { useResetValue } from '../../foundations/fields/useResetValue.js';
import type { ChangeDetails } from './changeDetails.js';
import { historyKey } from './historyKey.js';
import { type AnswerMode, moveAnswer, type ValuesChangeDetails } from './answers.js';
import { listOf, type WholeAnswer, wholeOf } from './wholeAnswer.js';

interface AnswersOptions {
  /** The number of states. */
  count: number;
  values: ProbabilityValues | undefined;
  /** Without them, a form reset restores the answers first shown. */
  defaultValues: ProbabilityValues | undefined;
  onValuesChange: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  onValuesCommit: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  /** The exact shares, in parts per million; without `onExactChange` and them, there are none. */
  exact?: ExactShares | undefined;
  defaultExact?: ExactShares | undefined;
  onExactChange?: ((exact: ExactShares, details: ValuesChangeDetails) => void) | undefined;
  mode: AnswerMode;
  locks: readonly boolean[];
  startValue: number;
  history: AnswerHistory;
  /** The element whose form is observed for resets. */
  root: RefObject<HTMLElement | null>;
  /** True if the answers cannot be changed. */
  fixed: boolean;
}

const noneAnswered: ProbabilityValues = [];
const noneExact: ExactShares = [];

/** The answers before and after a gesture are lists of a history. */
interface Gesture {
  /** The state being moved; undefined for all states. */
  index: number | undefined;
  before: ProbabilityValues;
  latest: ProbabilityValues;
  details: ValuesChangeDetails;
}

/** The answers of all states and the gesture in progress. Reports every step, and the end once; records it for undo. */
export function useAnswers(options: AnswersOptions) {
  const { count, mode, locks, startValue, history, root, fixed, onValuesCommit } = options;
  // What is no number is no answer.
  const filled = (list: ProbabilityValues) =>
    Array.from({ length: count }, (_, index) => (Number.isFinite(list[index]) ? (list[index] ?? null) : null));
  const [held, setValues] = useControllableState<ProbabilityValues, ValuesChangeDetails>({
    value: options.values,
    defaultValue: options.defaultValues ?? noneAnswered,
    onChange: options.onValuesChange,
  });
  const [heldExact, setExact] = useControllableState<ExactShares, ValuesChangeDetails>({
    value: options.exact,
    defaultValue: options.defaultExact ?? noneExact,
    onChange: options.onExactChange,
  });
  const initial = useResetValue(held, options.defaultValues);
  const initialExact = useResetValue(heldExact, options.defaultExact ?? (options.defaultValues && noneExact));
  const values = filled(held);
  const exact = filled(heldExact);
  const now = listOf({ values, exact });
  const gesture = useRef<Gesture | null>(null);

  /** Ends the gesture in progress, if any. */
  const commit = useEvent(() => {
    const finished = gesture.current;
    gesture.current = null;
    if (!finished) return;
    endMovement(gesture);
    onValuesCommit?.(wholeOf(finished.latest, count).values, finished.details);
  });
  // A gesture that the page interrupts has come to its end.
  useEffect(() => commit, [commit]);
  /** Reports what has changed. */
  const report = (from: WholeAnswer, to: WholeAnswer, details: ValuesChangeDetails) => {
    const isExactOnly = sameAnswers(from.values, to.values) && !sameAnswers(from.exact, to.exact);
    if (!isExactOnly) setValues(to.values, details);
    if (!sameAnswers(from.exact, to.exact)) setExact(to.exact, details);
  };
  const latestWhole = () => wholeOf(gesture.current?.latest ?? now, count);
  /** Applies a step to the gesture in progress, or starts a new one. */
  const stepWhole = (next: WholeAnswer, details: ValuesChangeDetails) => {
    const from = latestWhole();
    const before = gesture.current?.before ?? now;
    const list = listOf(next);
    gesture.current = { index: details.index, before, latest: list, details };
    beginMovement(gesture);
    // Record it right away, so that undo elsewhere on the page need not wait for the end.
    history.record(before, list);
    report(from, next, details);
  };
  /** The same, for all values. */
  const step = useEvent((next: ProbabilityValues, details: ValuesChangeDetails) =>
    stepWhole({ values: next, exact: latestWhole().exact }, details),
  );
  /** Cancels the gesture: restores the answers from before it and does not report its end. */
  const cancel = useEvent((details: ValuesChangeDetails) => {
    const before = gesture.current?.before;
    if (before) stepWhole(wholeOf(before, count), details);
    gesture.current = null;
    endMovement(gesture);
  });
  /** The answers after the latest step of the gesture, even before they are rendered. */
  const latest = useEvent(() => latestWhole().values);

  /** Moves one answer. The function is stable across renders, so that only the rows that change render again. */
  const move = useEvent((index: number, value: number | null, { reason, event }: ChangeDetails) => {
    const details = { reason, event, index };
    // A reset is reported once for all states, below.
    if (fixed || reason === 'reset') return;
    if (reason === 'cancel') return cancel(details);
    if (gesture.current && gesture.current.index !== index) commit();
    const atStart = wholeOf(gesture.current?.before ?? now, count).values;
    step(moveAnswer({ mode, values, atStart, locks, startValue, index, value }), details);
  });
  /** Makes the share of one state exact, or gives it back to its slider with null. */
  const moveExact = useEvent((index: number, share: number | null, { reason, event }: ChangeDetails) => {
    const from = latestWhole();
    if (fixed || reason === 'reset' || reason === 'cancel' || from.exact[index] === share) return;
    if (gesture.current && gesture.current.index !== index) commit();
    const put = <Item>(list: readonly Item[], item: Item) => list.map((each, other) => (other === index ? item : each));
    const sliders = share === null ? from.values : put(from.values, sliderOf(share));
    stepWhole({ values: sliders, exact: put(from.exact, share) }, { reason, event, index });
  });
  /** Changes all answers in one gesture, and leaves none of them exact. */
  const replace = useEvent((next: ProbabilityValues, { reason, event }: ChangeDetails) => {
    commit();
    stepWhole(wholeOf(next, count), { reason, event, index: undefined });
    commit();
  });

  const travel = (to: 'undo' | 'redo', event: Event) => {
    if (fixed) return;
    const from = latestWhole();
    commit();
    const list = history[to](listOf(from));
    if (!list) return;
    const next = wholeOf(list, count);
    const details: ValuesChangeDetails = { reason: 'undo', event, index: undefined };
    report(from, next, details);
    onValuesCommit?.(next.values, details);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = historyKey(event);
    if (!to) return;
    const target = event.target as HTMLElement;
    const box = target.matches('input:not([type="range"])') ? target : null;
    // Other text boxes, such as a search, handle their own undo.
    if (box && !box.closest('[data-slot="number"]')) return;
    event.preventDefault();
    // Commit a number being typed first, or its box would bring it back.
    box?.blur();
    travel(to, event.nativeEvent);
    box?.focus();
  };

  useFormReset(root, (event) => {
    gesture.current = null;
    endMovement(gesture);
    const next = listOf({ values: filled(initial), exact: filled(initialExact) });
    if (!sameAnswers(next, now)) replace(next, { reason: 'reset', event });
  });

  return { values, exact, move, moveExact, step, commit, cancel, replace, latest, onKeyDown };
}

/** The return value of `useAnswers`. */
export type Answers = ReturnType<typeof useAnswers>;
