import { configurationCount, configurationOfColumn } from '../cpt/configuration.js';
import { Budget, withinBudget } from './budget.js';
import { type Choices, choiceSpace, choicesOf } from './choices.js';
import type { Combination } from './combination.js';
import { countTaken, startCount } from './undecided.js';
import { addToIndex, containing, emptyIndex, winnerOf } from './winner.js';

/** The maximum number of combinations listed as shadowing another. */
const SHADOWS = 10;

/** How one combination relates to the others. */
export interface EntryCoverage {
  readonly number: number;
  /** Number of configurations it matches. */
  readonly covers: number;
  /**
   * Number of configurations it decides; undefined if too hard to compute. 0 with an empty `shadowedBy` means that
   * several earlier combinations together take all of them.
   */
  readonly wins: number | undefined;
  /**
   * Numbers of earlier combinations that each match everything this one matches. Only those that are not shadowed
   * themselves, at most ten.
   */
  readonly shadowedBy: readonly number[];
  /** The number of an earlier combination with exactly the same states. */
  readonly duplicateOf?: number;
}

/** What a list of combinations decides as a whole. */
export interface ListCoverage {
  readonly combinations: readonly EntryCoverage[];
  readonly total: number;
  /** Number of configurations that no combination decides; undefined if too hard to compute. */
  readonly undecided: number | undefined;
}

/** What each combination covers and wins, ordered by number, without enumerating the table. */
export function coverageOf(
  combinations: readonly Combination[],
  radices: readonly number[],
  // One shared budget, so that fifty combinations take no longer than one.
  budget = new Budget(),
): ListCoverage {
  const space = choiceSpace(radices);
  const parents = radices.map((_, parent) => parent);
  const count = startCount(space, budget);
  const earlier: Choices[] = [];
  const unshadowed = emptyIndex();
  const numbers = new Map<string, number>();
  let undecided: number | undefined = configurationCount(radices);

  const covered = [...combinations].sort(byRank).map(({ number, nodes, value }): EntryCoverage => {
    const choices = nodes === 'rest' ? [] : choicesOf(nodes, space);
    if (nodes === 'rest' || !choices) {
      const wins: number | undefined = choices ? undecided : 0;
      if (choices) undecided = 0;
      return { number, covers: choices ? configurationCount(radices) : 0, wins, shadowedBy: [] };
    }
    const shadowedBy = containing(unshadowed, nodes, SHADOWS).map((other) => other.number);
    const wins = shadowedBy.length > 0 ? 0 : withinBudget(budget, () => countTaken(choices, earlier, parents, count));
    if (shadowedBy.length === 0) {
      addToIndex(unshadowed, { number, nodes, value });
      earlier.push(choices);
    }
    const duplicateOf = numbers.get(choices.join());
    if (duplicateOf === undefined) numbers.set(choices.join(), number);
    undecided = undecided === undefined || wins === 'budget' ? undefined : undecided - wins;
    return {
      number,
      covers: configurationCount(radices.filter((_, parent) => !nodes.has(parent))),
      wins: wins === 'budget' ? undefined : wins,
      shadowedBy,
      ...(duplicateOf === undefined ? {} : { duplicateOf }),
    };
  });
  return { combinations: covered, total: configurationCount(radices), undecided };
}

const byRank = (a: Combination, b: Combination) =>
  a.nodes === 'rest' || b.nodes === 'rest'
    ? Number(a.nodes === 'rest') - Number(b.nodes === 'rest')
    : a.number - b.number;

/**
 * For the coverage picture: for each table column in order, the number of the combination that decides it, or undefined
 * if none does. Undefined as a whole if the table has more than `limit` columns.
 */
export function coverageCells(
  combinations: readonly Combination[],
  radices: readonly number[],
  limit: number,
): readonly (number | undefined)[] | undefined {
  const total = configurationCount(radices);
  if (total > limit) return undefined;
  return Array.from({ length: total }, (_, column) => {
    const configuration = configurationOfColumn(column, radices) ?? [];
    return winnerOf(combinations, configuration)?.number;
  });
}
