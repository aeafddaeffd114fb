import { configurationAt, type SavedCombination, winnerOf } from '@credence/bayesnet';

/** Direct answers that counted before and are decided by a later combination now. */
export function countSuperseded(
  previous: readonly SavedCombination[],
  next: readonly SavedCombination[],
  radices: readonly number[],
  answers: readonly { readonly iteration: bigint; readonly sequence: number }[],
): number {
  return answers.filter(({ iteration, sequence }) => {
    const configuration = configurationAt(Number(iteration), radices) ?? [];
    const counted = sequence > (winnerOf(previous, configuration)?.sequence ?? -1);
    return counted && sequence < (winnerOf(next, configuration)?.sequence ?? -1);
  }).length;
}
