import { useMemo, useRef } from 'react';
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

/**
 * Up to fifty steps of undo and redo for the answers of one question, one per gesture. It stores no current answers:
 * once they are changed from outside, there is nothing to undo or redo.
 * @since 0.1.0
 * @experimental
 */
export function useAnswerHistory(): AnswerHistory {
  // A ref and no state: each step changes the answers, with which all that shows them renders anyway.
  const steps = useRef<AnswerSteps>(noSteps);
  return useMemo(
    () => ({
      canUndo: (values) => stepBack(steps.current, values) !== undefined,
      canRedo: (values) => stepForward(steps.current, values) !== undefined,
      record: (before, after) => void (steps.current = recordStep(steps.current, { before, after })),
      undo: (values) => {
        const step = stepBack(steps.current, values);
        if (step) steps.current = undone(steps.current);
        return step?.before;
      },
      redo: (values) => {
        const step = stepForward(steps.current, values);
        if (step) steps.current = redone(steps.current);
        return step?.after;
      },
    }),
    [],
  );
}
