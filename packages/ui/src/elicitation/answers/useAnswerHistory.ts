import { useMemo, useRef, useState } from 'react';
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
 * @param question tells questions apart where one component asks them in turn: with another one, the history begins anew
 * @since 0.1.0
 * @experimental
 */
export function useAnswerHistory(question?: string): AnswerHistory {
  const [held, setHeld] = useState({ question, steps: noSteps });
  // A ref also reflects gestures made since the last render.
  const latest = useRef(held);

  return useMemo(() => {
    const stepsIn = (found: typeof held): AnswerSteps => (found.question === question ? found.steps : noSteps);
    const set = (steps: AnswerSteps) => {
      latest.current = { question, steps };
      setHeld(latest.current);
    };
    const steps = stepsIn(held);
    return {
      canUndo: (values) => stepBack(steps, values) !== undefined,
      canRedo: (values) => stepForward(steps, values) !== undefined,
      record: (before, after) => set(recordStep(stepsIn(latest.current), { before, after })),
      undo: (values) => {
        const step = stepBack(stepsIn(latest.current), values);
        if (step) set(undone(stepsIn(latest.current)));
        return step?.before;
      },
      redo: (values) => {
        const step = stepForward(stepsIn(latest.current), values);
        if (step) set(redone(stepsIn(latest.current)));
        return step?.after;
      },
    };
  }, [held, question]);
}
