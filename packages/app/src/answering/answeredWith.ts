import type { AnswerSave, Question } from '@credence/api-client';

/** The question as it will be once this answer is saved. */
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
