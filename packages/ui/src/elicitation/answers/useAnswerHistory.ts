import { useCallback, useMemo, useRef, useState } from 'react';
import { type AnswerSteps, noSteps, recordStep, redone, stepBack, stepForward, undone } from './answerHistory.js';
import type { ShareValues } from './share.js';

/**
 * The gestures made so far. Pass the same history to a question and to the shares below it.
 * @since 0.1.0
 * @experimental
 */
export interface AnswerHistory {
  /** Whether a gesture can be undone from these answers. */
  canUndo: (values: ShareValues) => boolean;
  /** Whether a gesture can be redone from these answers. */
  canRedo: (values: ShareValues) => boolean;
  /** Records a gesture, finished or not. Another call with the very same `before` extends it. */
  record: (before: ShareValues, after: ShareValues) => void;
  /** Undoes the last gesture. Returns the answers before it; undefined if there is none. */
  undo: (values: ShareValues) => ShareValues | undefined;
  /** Redoes the gesture undone last. Returns the answers after it; undefined if there is none. */
  redo: (values: ShareValues) => ShareValues | undefined;
}

/** A history whose steps are held elsewhere. */
const historyOf = (steps: () => AnswerSteps, set: (next: AnswerSteps) => void): AnswerHistory => ({
  canUndo: (values) => stepBack(steps(), values) !== undefined,
  canRedo: (values) => stepForward(steps(), values) !== undefined,
  record: (before, after) => set(recordStep(steps(), { before, after })),
  undo: (values) => {
    const step = stepBack(steps(), values);
    if (step) set(undone(steps()));
    return step?.before;
  },
  redo: (values) => {
    const step = stepForward(steps(), values);
    if (step) set(redone(steps()));
    return step?.after;
  },
});

/**
 * Up to fifty steps of undo and redo for the answers of one question, one per gesture. It stores no current answers:
 * once they are changed from outside, there is nothing to undo or redo.
 * @since 0.1.0
 * @experimental
 */
export function useAnswerHistory(): AnswerHistory {
  const [steps, setSteps] = useState<AnswerSteps>(noSteps);
  // A ref also reflects gestures made since the last render.
  const latest = useRef(steps);
  const set = useCallback((next: AnswerSteps) => {
    latest.current = next;
    setSteps(next);
  }, []);

  return useMemo(
    () => ({
      ...historyOf(() => latest.current, set),
      canUndo: (values) => stepBack(steps, values) !== undefined,
      canRedo: (values) => stepForward(steps, values) !== undefined,
    }),
    [steps, set],
  );
}

/** The same for a component that shows nothing of it: a gesture renders nothing. */
export function useOwnHistory(): AnswerHistory {
  const [history] = useState(() => {
    let steps = noSteps;
    return historyOf(
      () => steps,
      (next) => {
        steps = next;
      },
    );
  });
  return history;
}
