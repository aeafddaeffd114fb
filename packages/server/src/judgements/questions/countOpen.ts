import { configurationAt, countUndecided, type SavedCombination, winnerOf } from '@credence/bayesnet';

import { undecidedOf } from './orderOf.js';

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
