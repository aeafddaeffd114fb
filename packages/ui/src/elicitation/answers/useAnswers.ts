import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { AnswerHistory } from './useAnswerHistory.js';
import { type ProbabilityValues, sameAnswers } from './answerHistory.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import type { ChangeDetails } from './changeDetails.js';
import { historyKey } from './historyKey.js';
import { type AnswerMode, moveAnswer, type ValuesChangeDetails } from './answers.js';

interface AnswersOptions {
  /** The number of states. */
  count: number;
  values: ProbabilityValues | undefined;
  defaultValues: ProbabilityValues;
  onValuesChange: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  onValuesCommit: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  mode: AnswerMode;
  locks: readonly boolean[];
  startValue: number;
  history: AnswerHistory;
  /** The element whose form is observed for resets. */
  root: RefObject<HTMLElement | null>;
  /** True if the answers cannot be changed. */
  fixed: boolean;
}

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
  const filled = (list: ProbabilityValues) => Array.from({ length: count }, (_, index) => list[index] ?? null);
  const [held, setValues] = useControllableState<ProbabilityValues, ValuesChangeDetails>({
    value: options.values,
    defaultValue: options.defaultValues,
    onChange: options.onValuesChange,
  });
  const values = filled(held);
  const gesture = useRef<Gesture | null>(null);

  /** Ends the gesture in progress, if any. */
  const commit = useEvent(() => {
    const finished = gesture.current;
    gesture.current = null;
    if (!finished) return;
    onValuesCommit?.(finished.latest, finished.details);
  });
  /** Applies a step to the gesture in progress, or starts a new one. */
  const step = useEvent((next: ProbabilityValues, details: ValuesChangeDetails) => {
    const before = gesture.current?.before ?? values;
    gesture.current = { index: details.index, before, latest: next, details };
    // Record it right away, so that undo elsewhere on the page need not wait for the end.
    history.record(before, next);
    setValues(next, details);
  });
  /** Cancels the gesture: restores the answers from before it and does not report its end. */
  const cancel = useEvent((details: ValuesChangeDetails) => {
    const before = gesture.current?.before;
    if (before) step(before, details);
    gesture.current = null;
  });
  /** The answers after the latest step of the gesture, even before they are rendered. */
  const latest = useEvent(() => gesture.current?.latest ?? values);

  /** Moves one answer. The function is stable across renders, so that only the rows that change render again. */
  const move = useEvent((index: number, value: number | null, { reason, event }: ChangeDetails) => {
    const details = { reason, event, index };
    // A reset is reported once for all states, below.
    if (fixed || reason === 'reset') return;
    if (reason === 'cancel') return cancel(details);
    if (gesture.current && gesture.current.index !== index) commit();
    const atStart = gesture.current?.before ?? values;
    step(moveAnswer({ mode, values, atStart, locks, startValue, index, value }), details);
  });
  /** Changes all answers in one gesture. */
  const replace = useEvent((next: ProbabilityValues, { reason, event }: ChangeDetails) => {
    commit();
    step(filled(next), { reason, event, index: undefined });
    commit();
  });

  const travel = (to: 'undo' | 'redo', event: Event) => {
    if (fixed) return;
    const now = latest();
    commit();
    const next = history[to](now);
    if (!next) return;
    const details: ValuesChangeDetails = { reason: 'undo', event, index: undefined };
    setValues(next, details);
    onValuesCommit?.(next, details);
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
    const next = filled(options.defaultValues);
    if (!sameAnswers(next, values)) replace(next, { reason: 'reset', event });
  });

  return { values, move, step, commit, cancel, replace, latest, onKeyDown };
}

/** The return value of `useAnswers`. */
export type Answers = ReturnType<typeof useAnswers>;
