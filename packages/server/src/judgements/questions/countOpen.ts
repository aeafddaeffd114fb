import { configurationAt, countUndecided, type SavedCombination, winnerOf } from '@credence/bayesnet';

/**
 * Counts the questions that the combinations leave open, and how many of those are answered; 'budget' if that is too
 * hard to compute.
 *
 * @param asked the questions that are asked; null for all
 */
export function countOpen(
  combinations: readonly SavedCombination[],
  radices: readonly number[],
  answers: readonly { readonly iteration: bigint }[],
  asked: readonly number[] | null = null,
): { open: number; answered: number } | 'budget' {
  const undecided = asked ? undecidedOf(asked, combinations, radices).length : countUndecided(combinations, radices);
  if (undecided === 'budget') return 'budget';
  const answered = answers.filter(
    ({ iteration }) => !winnerOf(combinations, configurationAt(Number(iteration), radices) ?? []),
  ).length;
  return { open: undecided - answered, answered };
}

/** Those of a list of questions that no combination decides. */
export const undecidedOf = (
  asked: readonly number[],
  combinations: readonly SavedCombination[],
  radices: readonly number[],
): readonly number[] =>
  combinations.length === 0
    ? asked
    : asked.filter((iteration) => !winnerOf(combinations, configurationAt(iteration, radices) ?? []));
