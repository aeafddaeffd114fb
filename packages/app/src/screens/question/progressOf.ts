import type { Question } from '@credence/api-client';
import type { QuestionProgress } from '@credence/ui';

/**
 * How far the user has come. Beside "Question 14 of 54" the percentage is that of these 54: with the questions that
 * combinations decide it would say something else. A server that does not count them has its own.
 */
export function progressOf({
  percentCompleted,
  timeRemaining,
  question,
  questionsLeft,
}: Pick<Question, 'percentCompleted' | 'timeRemaining' | 'question' | 'questionsLeft'>): QuestionProgress {
  if (!question) return { percent: percentCompleted, minutesLeft: timeRemaining };
  const { number, of: total } = question;
  const done = questionsLeft === undefined ? undefined : Math.max(0, total - questionsLeft);
  return {
    percent: done === undefined ? percentCompleted : (done / total) * 100,
    minutesLeft: timeRemaining,
    question: { number, total },
  };
}
