import type { Question } from '@credence/api-client';
import type { UntimedAnswer } from './answerDraft.js';
import { definedOf } from './saidBeside.js';

/** What of an answer a question shows once it is saved. */
type Saved = Pick<UntimedAnswer, 'sliders' | 'self-eval' | 'comment' | 'exact' | 'touched' | 'standing'>;

/** The question as it will be once this answer is saved. */
export function answeredWith(question: Question, answer: Saved, revision = question.revision): Question {
  const { exact: _exact, touched: _touched, standing: _standing, author: _author, ...asked } = question;
  const { sliders, comment, exact, touched, standing } = answer;
  return {
    ...asked,
    currentValues: sliders,
    answered: standing !== 'not_my_field',
    'self-eval': answer['self-eval'],
    comment,
    ...definedOf({ exact, touched, standing, revision }),
  };
}
