import { useCallback, useMemo, useRef, useState } from 'react';
import {
  type AnswerSteps,
  noSteps,
  type ProbabilityValues,
  recordStep,
  redone,
  stepBack,
  stepForward,
  undone,
} from './answerHistory.js';

/** What was answered, gesture by gesture. Hand the same one to a question and to the shares below it. */
export interface AnswerHistory {
  /** Whether a gesture can be taken back from these answers. */
  canUndo: (values: ProbabilityValues) => boolean;
  /** Whether one can be done again. */
  canRedo: (values: ProbabilityValues) => boolean;
  /** Notes a gesture, finished or not: called again with the very same answers before it, it goes on. */
  record: (before: ProbabilityValues, after: ProbabilityValues) => void;
  /** Takes the last gesture back. Returns the answers before it; undefined where there is none. */
  undo: (values: ProbabilityValues) => ProbabilityValues | undefined;
  /** Does the gesture taken back last again. Returns the answers after it; undefined where there is none. */
  redo: (values: ProbabilityValues) => ProbabilityValues | undefined;
}

/**
 * Fifty steps of undo and redo for the answers of one question, one for each gesture. It holds no answers of
 * its own: once somebody else changes them, nothing is offered.
 */
export function useAnswerHistory(): AnswerHistory {
  const [steps, setSteps] = useState<AnswerSteps>(noSteps);
  // What happened since the last rendering counts too.
  const latest = useRef(steps);
  const set = useCallback((next: AnswerSteps) => {
    latest.current = next;
    setSteps(next);
  }, []);

  return useMemo(
    () => ({
      canUndo: (values) => stepBack(steps, values) !== undefined,
      canRedo: (values) => stepForward(steps, values) !== undefined,
      record: (before, after) => set(recordStep(latest.current, { before, after })),
      undo: (values) => {
        const step = stepBack(latest.current, values);
        if (step) set(undone(latest.current));
        return step?.before;
      },
      redo: (values) => {
        const step = stepForward(latest.current, values);
        if (step) set(redone(latest.current));
        return step?.after;
      },
    }),
    [steps, set],
  );
}
