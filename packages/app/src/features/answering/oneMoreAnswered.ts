import type { AnswerSaved, Question } from '@credence/api-client';

/**
 * Another question of a node, loaded before an answer of that node was saved, as it will be once it is loaded again: it
 * says how far the node is.
 * @param answered the question that was answered, as last known
 * @returns the same if `answered` had an answer before
 */
export function oneMoreAnswered(other: Question, answered: Question, { percentCompleted }: AnswerSaved): Question {
  const { questionsLeft: open } = answered;
  if (answered.answered !== false || !open || percentCompleted === undefined) return other;
  return {
    ...other,
    percentCompleted,
    questionsLeft: open - 1,
    timeRemaining: (answered.timeRemaining * (open - 1)) / open,
  };
}
