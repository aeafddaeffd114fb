import { configurationCount, configurationOfColumn } from '../cpt/configuration.js';
import { Budget, withinBudget } from './budget.js';
import { type Choices, choiceSpace, choicesOf } from './choices.js';
import type { Combination } from './combination.js';
import { countTaken, startCount } from './undecided.js';
import { addToIndex, containing, emptyIndex, winnerOf } from './winner.js';

/** So many combinations are named as what shadows one, at most. */
const SHADOWS = 10;

/** What one combination does beside the others. */
export interface CombinationCoverage {
  readonly number: number;
  /** Configurations that it matches. */
  readonly covers: number;
  /**
   * Configurations that it decides; undefined where that is too hard to say. 0 with an empty `shadowedBy` says that
   * earlier ones take all of it together.
   */
  readonly wins: number | undefined;
  /**
   * Numbers of earlier combinations, each of which matches all that this one matches: those that are not shadowed
   * themselves, at most ten.
   */
  readonly shadowedBy: readonly number[];
  /** The number of an earlier combination of exactly the same states. */
  readonly duplicateOf?: number;
}

/** What a list of combinations decides together. */
export interface Coverage {
  readonly combinations: readonly CombinationCoverage[];
  readonly total: number;
  /** Configurations that none decides; undefined where that is too hard to say. */
  readonly undecided: number | undefined;
}

/** What each combination covers and wins, in the order of their numbers, without enumerating the table. */
export function coverageOf(
  combinations: readonly Combination[],
  radices: readonly number[],
  // One for all, so that fifty combinations wait no longer than one.
  budget = new Budget(),
): Coverage {
  const space = choiceSpace(radices);
  const parents = radices.map((_, parent) => parent);
  const count = startCount(space, budget);
  const earlier: Choices[] = [];
  const unshadowed = emptyIndex();
  const numbers = new Map<string, number>();
  let undecided: number | undefined = configurationCount(radices);

  const covered = [...combinations].sort(byRank).map(({ number, nodes, value }): CombinationCoverage => {
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
 * For the picture: the number of the combination that decides each column of the table, in table order; undefined
 * for a column that none decides. Nothing at all above `limit` columns.
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
