import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { AnswerHistory } from './useAnswerHistory.js';
import { type ProbabilityValues, sameAnswers } from './answerHistory.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import type { ChangeDetails } from './changeDetails.js';
import { type AnswerMode, moveAnswer, type ValuesChangeDetails } from './answers.js';

interface AnswersOptions {
  /** How many states there are. */
  count: number;
  values: ProbabilityValues | undefined;
  defaultValues: ProbabilityValues;
  onValuesChange: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  onValuesCommit: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  mode: AnswerMode;
  locks: readonly boolean[];
  startValue: number;
  history: AnswerHistory;
  /** The element whose form counts. */
  root: RefObject<HTMLElement | null>;
  /** True where the answers cannot be changed. */
  fixed: boolean;
}

interface Gesture {
  /** The state that is moved; undefined where all are. */
  index: number | undefined;
  before: ProbabilityValues;
  latest: ProbabilityValues;
  details: ValuesChangeDetails;
}

/** The answers of all states, and the gesture that is under way: every step is told, its end once, and kept for undo. */
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

  /** Ends the gesture under way. Nothing happens where there is none. */
  const commit = useEvent(() => {
    const finished = gesture.current;
    gesture.current = null;
    if (!finished) return;
    onValuesCommit?.(finished.latest, finished.details);
  });
  /** A step of the gesture under way, or the first of a new one. */
  const step = useEvent((next: ProbabilityValues, details: ValuesChangeDetails) => {
    const before = gesture.current?.before ?? values;
    gesture.current = { index: details.index, before, latest: next, details };
    // At once, so that what stands below does not wait with its undo for the end.
    history.record(before, next);
    setValues(next, details);
  });
  /** The gesture was none: the answers are as they were before it, and its end is not told. */
  const cancel = useEvent((details: ValuesChangeDetails) => {
    const before = gesture.current?.before;
    if (before) step(before, details);
    gesture.current = null;
  });
  /** The answers as the gesture under way left them, also before they are drawn. */
  const latest = useEvent(() => gesture.current?.latest ?? values);

  /** One answer moves. The same function on every rendering, so that only rows that change are drawn again. */
  const move = useEvent((index: number, value: number | null, { reason, event }: ChangeDetails) => {
    const details = { reason, event, index };
    // A reset is told once for all states, below.
    if (fixed || reason === 'reset') return;
    if (reason === 'cancel') return cancel(details);
    if (gesture.current && gesture.current.index !== index) commit();
    const atStart = gesture.current?.before ?? values;
    step(moveAnswer({ mode, values, atStart, locks, startValue, index, value }), details);
  });
  /** All answers change in one gesture. */
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
    const undo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
    if (!undo || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    const box = target.matches('input:not([type="range"])') ? target : null;
    // A box for something else, a search for instance, takes back its own text.
    if (box && !box.closest('[data-slot="number"]')) return;
    event.preventDefault();
    // A number that is being typed is finished first: its box must not bring it back.
    box?.blur();
    travel(event.shiftKey ? 'redo' : 'undo', event.nativeEvent);
    box?.focus();
  };

  useFormReset(root, (event) => {
    gesture.current = null;
    const next = filled(options.defaultValues);
    if (!sameAnswers(next, values)) replace(next, { reason: 'reset', event });
  });

  return { values, move, step, commit, cancel, replace, latest, onKeyDown };
}

/** What `useAnswers` returns. */
export type Answers = ReturnType<typeof useAnswers>;
