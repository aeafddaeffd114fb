import { configurationAt, type SavedCombination, winnerOf } from '@credence/bayesnet';

/** Counts direct answers that were valid before and are now overridden by a later combination. */
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
