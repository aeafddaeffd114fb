import { MILLION } from '../cpt/exactShares.js';
import type { WeightedAnswer } from './panelColumn.js';

/**
 * What a share of 0 counts as where logarithms are taken and others hold the state possible: one part per million, the
 * least that can be said of anything possible.
 */
const LEAST = 1 / MILLION;

/** The states that some call impossible and others do not. */
export function contestedStates(answers: readonly WeightedAnswer[]): number[] {
  const states = answers[0]?.distribution ?? [];
  return [...states.keys()].filter((state) => {
    const zeros = answers.filter(({ distribution }) => distribution[state] === 0).length;
    return zeros > 0 && zeros < answers.length;
  });
}

/** The natural logarithm of a share, finite for what is impossible. */
export const logOf = (share: number): number => Math.log(share === 0 ? LEAST : share);
