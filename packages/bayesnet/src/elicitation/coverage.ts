import { Budget, COUNT_BUDGET } from './budget.js';
import { configurationCount, configurationOfColumn } from '../cpt/configuration.js';
import { type Combination, contains, winnerOf } from './combination.js';
import { countUndecided } from './undecided.js';

/** What one combination does beside the others. */
export interface CombinationCoverage {
  readonly number: number;
  /** Configurations that it matches. */
  readonly covers: number;
  /** Configurations that it decides; undefined where that is too hard to say. */
  readonly wins: number | undefined;
  /** Numbers of earlier combinations, each of which matches all that this one matches. */
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
export function coverageOf(combinations: readonly Combination[], radices: readonly number[]): Coverage {
  const total = configurationCount(radices);
  const ordered = [...combinations].sort((a, b) => rank(a) - rank(b));
  const covered: CombinationCoverage[] = [];
  // One for all, so that fifty combinations wait no longer than one.
  const budget = new Budget(COUNT_BUDGET);
  let left: number | undefined = total;

  for (const [index, combination] of ordered.entries()) {
    const before = ordered.slice(0, index);
    const after = countUndecided([...before, combination], radices, budget);
    const remaining = after === 'budget' ? undefined : after;
    const wins = left === undefined || remaining === undefined ? undefined : left - remaining;
    covered.push({
      number: combination.number,
      ...shadow(combination, before),
      covers: covers(combination, radices),
      wins,
    });
    left = remaining;
  }
  return { combinations: covered, total, undecided: left };
}

const rank = ({ nodes, number }: Combination) => (nodes === 'rest' ? Number.POSITIVE_INFINITY : number);

function covers({ nodes }: Combination, radices: readonly number[]): number {
  return nodes === 'rest'
    ? configurationCount(radices)
    : configurationCount(radices.filter((_, parent) => !nodes.has(parent)));
}

function shadow(
  { nodes }: Combination,
  before: readonly Combination[],
): Pick<CombinationCoverage, 'shadowedBy' | 'duplicateOf'> {
  if (nodes === 'rest') return { shadowedBy: [] };
  const outer = before.filter((earlier) => earlier.nodes !== 'rest' && contains(earlier.nodes, nodes));
  const same = outer.find((earlier) => earlier.nodes !== 'rest' && earlier.nodes.size === nodes.size);
  return { shadowedBy: outer.map(({ number }) => number), ...(same ? { duplicateOf: same.number } : {}) };
}

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
