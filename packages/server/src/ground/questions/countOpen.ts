import { configurationAt, countUndecided, type SavedCombination, winnerOf } from '@credence/bayesnet';

/**
 * How many questions the combinations leave open, and how many of those that they leave are answered; 'budget' where
 * that is too hard to say.
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
