import { configurationAt, countUndecided, type SavedCombination, winnerOf } from '@credence/bayesnet';

/**
 * Counts the questions that the combinations leave open, and how many of those are answered; 'budget' if that is too
 * hard to compute.
 */
export function countOpen(
  combinations: readonly SavedCombination[],
  radices: readonly number[],
  answers: readonly { readonly iteration: bigint }[],
): { open: number; answered: number } | 'budget' {
  const undecided = countUndecided(combinations, radices);
  if (undecided === 'budget') return 'budget';
  const answered = answers.filter(
    ({ iteration }) => !winnerOf(combinations, configurationAt(Number(iteration), radices) ?? []),
  ).length;
  return { open: undecided - answered, answered };
}
