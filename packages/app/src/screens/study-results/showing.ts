import type { QuestionPlace } from '../../features/meaning/namedQuestions.js';

/** Which question is shown, and how to show another. */
export interface Showing {
  /** Undefined for the first one. */
  readonly shown: QuestionPlace | undefined;
  /** Resolves once the address says so. With `replace` there is no way back to the one before: it was only passed by. */
  readonly onShow: (question: QuestionPlace, how: { readonly replace: boolean }) => Promise<void>;
}
