import type { Question } from '@credence/api-client';
import type { QuestionProgress } from '@credence/ui';

/**
 * How far the node is: the same percentage as on the overview and above its table, where a question counts once it is
 * answered or decided by a combination. Beside it stands which one this is of those that are asked.
 */
export const progressOf = ({
  percentCompleted,
  timeRemaining,
  question,
}: Pick<Question, 'percentCompleted' | 'timeRemaining' | 'question'>): QuestionProgress => ({
  percent: percentCompleted,
  minutesLeft: timeRemaining,
  ...(question ? { question: { number: question.number, total: question.of } } : {}),
});
