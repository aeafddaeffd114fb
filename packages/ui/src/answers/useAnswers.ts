import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { type AnswerHistory, type ProbabilityValues, sameAnswers } from '../answer-history/index.js';
import { useControllableState } from '../internal/useControllableState.js';
import { useEvent } from '../internal/useEvent.js';
import type { ChangeDetails } from '../probability-slider/index.js';
import { type AnswerMode, moveAnswer, type ValuesChangeDetails } from './answers.js';
import { useFormReset } from './useFormReset.js';

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
  index: number | undefined;
  before: ProbabilityValues;
  latest: ProbabilityValues;
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

  /** Ends the gesture. Nothing happens where there is none. */
  const commit = useEvent((details: ValuesChangeDetails) => {
    const finished = gesture.current;
    gesture.current = null;
    if (!finished) return;
    history.record(finished.before, finished.latest);
    onValuesCommit?.(finished.latest, details);
  });
  const begin = (index: number | undefined, details: ValuesChangeDetails): Gesture => {
    if (gesture.current && gesture.current.index !== index) commit({ ...details, index: gesture.current.index });
    gesture.current ??= { index, before: values, latest: values };
    return gesture.current;
  };
  const step = (under: Gesture, next: ProbabilityValues, details: ValuesChangeDetails) => {
    under.latest = next;
    setValues(next, details);
  };

  /** One answer moves. The same function on every rendering, so that only rows that change are drawn again. */
  const move = useEvent((index: number, value: number | null, { reason, event }: ChangeDetails) => {
    const details = { reason, event, index };
    // The reset is told once for all states, below.
    if (fixed || reason === 'reset') return;
    if (reason === 'cancel') {
      const before = gesture.current?.before;
      gesture.current = null;
      if (before) setValues(before, details);
      return;
    }
    const under = begin(index, details);
    step(under, moveAnswer({ mode, values, atStart: under.before, locks, startValue, index, value }), details);
  });
  const commitRow = useEvent((index: number, _: number | null, { reason, event }: ChangeDetails) =>
    commit({ reason, event, index }),
  );
  /** All answers change in one gesture. */
  const replace = useEvent((next: ProbabilityValues, details: ChangeDetails) => {
    const whole = { reason: details.reason, event: details.event, index: undefined };
    step(begin(undefined, whole), filled(next), whole);
    commit(whole);
  });
  /** A step of a gesture over several states. */
  const paint = useEvent((next: ProbabilityValues, details: ValuesChangeDetails) =>
    step((gesture.current ??= { index: details.index, before: values, latest: values }), next, details),
  );
  /** The answers when the gesture under way began. */
  const atStart = useEvent(() => gesture.current?.before ?? values);
  /** The answers as the gesture under way left them, also before they are drawn. */
  const latest = useEvent(() => gesture.current?.latest ?? values);

  const travel = (to: 'undo' | 'redo', event: Event) => {
    if (fixed) return;
    const details: ValuesChangeDetails = { reason: 'undo', event, index: undefined };
    const now = latest();
    commit(details);
    const next = history[to](now);
    if (!next) return;
    setValues(next, details);
    onValuesCommit?.(next, details);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const undo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
    if (!undo || event.defaultPrevented) return;
    event.preventDefault();
    travel(event.shiftKey ? 'redo' : 'undo', event.nativeEvent);
  };

  useFormReset(root, (event) => {
    const next = filled(options.defaultValues);
    gesture.current = null;
    if (!sameAnswers(next, values)) replace(next, { reason: 'reset', event });
  });

  return { values, move, commitRow, commit, replace, paint, atStart, latest, onKeyDown };
}
