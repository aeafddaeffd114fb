import { useState } from 'react';
import { type AnswerSteps, noSteps, recordStep, redone, stepBack, stepForward, undone } from './answerHistory.js';
import type { AnswerRows } from './share.js';

/**
 * The gestures made so far. Pass the same history to a question and to the shares below it.
 * @since 0.1.0
 */
export interface AnswerHistory {
  /** Whether a gesture can be undone from these rows. */
  canUndo: (rows: AnswerRows) => boolean;
  /** Whether a gesture can be redone from these rows. */
  canRedo: (rows: AnswerRows) => boolean;
  /** Records a gesture, finished or not. Another call with the very same `before.values` extends it. */
  record: (before: AnswerRows, after: AnswerRows) => void;
  /** Undoes the last gesture. Returns the rows before it; undefined if there is none. */
  undo: (rows: AnswerRows) => AnswerRows | undefined;
  /** Redoes the gesture undone last. Returns the rows after it; undefined if there is none. */
  redo: (rows: AnswerRows) => AnswerRows | undefined;
}

/** A history of nothing yet. A gesture draws nothing: it changes the answers, with which whatever shows them is drawn. */
function begun(): AnswerHistory {
  let steps: AnswerSteps = noSteps;
  return {
    canUndo: (rows) => stepBack(steps, rows) !== undefined,
    canRedo: (rows) => stepForward(steps, rows) !== undefined,
    record: (before, after) => {
      steps = recordStep(steps, { before, after });
    },
    undo: (rows) => {
      const step = stepBack(steps, rows);
      if (step) steps = undone(steps);
      return step?.before;
    },
    redo: (rows) => {
      const step = stepForward(steps, rows);
      if (step) steps = redone(steps);
      return step?.after;
    },
  };
}

/**
 * Up to fifty steps of undo and redo for the answers of one question, one per gesture. It stores no current answers:
 * once they are changed from outside, there is nothing to undo or redo.
 * @param question tells questions apart where one component asks them in turn: with another one, the history begins anew
 * @since 0.1.0
 */
export function useAnswerHistory(question?: string): AnswerHistory {
  const [held, setHeld] = useState(() => ({ question, history: begun() }));
  if (held.question === question) return held.history;

  const next = { question, history: begun() };
  setHeld(next);
  return next.history;
}
