import type { AnswerProblem } from '@credence/bayesnet';

/** Describes what is wrong with an answer, in the specification's own sentences where it has them. */
export function answerSentences(problem: AnswerProblem): string {
  switch (problem.code) {
    case 'wrong-slider-count':
      return `The answer needs one value per state (${problem.params.needed}).`;
    case 'slider-out-of-range':
      return `Value ${problem.params.item}: please use whole numbers from 1 to 99.`;
    case 'certainty-missing':
      return 'Please specify how certain you are in your assessment.';
    case 'comment-missing':
      return 'Please describe your uncertainty.';
    case 'comment-too-long':
      return 'The comment is longer than 10,000 characters. Please shorten it.';
    case 'comment-cannot-be-stored':
      return 'The comment holds a character that cannot be stored. Please type it again.';
  }
}
