import { askedOrder, type QuestionOrder, questionOrder, type SavedCombination } from '@credence/bayesnet';
import type { ProgressRow } from '../nodes/progress.js';

/** What decides in which order a node's questions come. */
export interface Ordered {
  readonly progress: Pick<ProgressRow, 'asked'>;
  readonly radices: readonly number[];
  readonly combinations: readonly SavedCombination[];
}

/** The order of a node's questions: of those that a study asks for, or of all that no combination decides. */
export const orderOf = ({ progress: { asked }, radices, combinations }: Ordered): QuestionOrder =>
  asked ? askedOrder(asked) : questionOrder(combinations, radices);
