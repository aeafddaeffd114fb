import { askedOrder, type QuestionOrder, questionOrder, type SavedCombination } from '@credence/bayesnet';
import type { ProgressRow } from '../../networks/index.js';
import { undecidedOf } from './countOpen.js';

/** What decides in which order a node's questions come. */
export interface Ordered {
  readonly progress: Pick<ProgressRow, 'asked'>;
  readonly radices: readonly number[];
  readonly combinations: readonly SavedCombination[];
}

/** The order of a node's questions that no combination decides: of those that are listed, or of all. */
export const orderOf = ({ progress: { asked }, radices, combinations }: Ordered): QuestionOrder =>
  asked ? askedOrder(undecidedOf(asked, combinations, radices)) : questionOrder(combinations, radices);

/** The place of a question among those that are asked, from 1; undefined if it is not, or they are too many to list. */
export function placeIn(
  { listed = [] }: Pick<QuestionOrder, 'listed'>,
  iteration: number,
): { number: number; of: number } | undefined {
  const place = listed.indexOf(iteration);
  return place < 0 ? undefined : { number: place + 1, of: listed.length };
}
