import type { AnswerSave, Question } from '@credence/api-client';

/** A question as it is once this answer stands. */
export function answeredWith(question: Question, answer: AnswerSave, revision = question.revision): Question {
  const { sliders, comment } = answer;
  return {
    ...question,
    currentValues: sliders,
    answered: true,
    'self-eval': answer['self-eval'],
    comment,
    ...(revision === undefined ? {} : { revision }),
  };
}
