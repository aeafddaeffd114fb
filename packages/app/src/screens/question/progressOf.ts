import type { Question } from '@credence/api-client';
import type { QuestionProgress } from '@credence/ui';

/**
 * How far the node is: the same percentage as on the overview and above its table, where a question counts once it is
 * answered or decided by a combination. Beside it stands which one this is of those that are asked.
 * @param waiting how many other questions of the node have answers that wait on the device: the server does not count
 * them yet, but the user has given them
 */
export function progressOf(
  {
    percentCompleted,
    timeRemaining,
    question,
    questionsLeft: open = 0,
  }: Pick<Question, 'percentCompleted' | 'timeRemaining' | 'question' | 'questionsLeft'>,
  waiting = 0,
): QuestionProgress {
  const left = open > 0 ? Math.max(0, open - waiting) / open : 1;
  return {
    percent: 100 - (100 - percentCompleted) * left,
    minutesLeft: Math.ceil(timeRemaining * left),
    ...(question ? { question: { number: question.number, total: question.of } } : {}),
  };
}
