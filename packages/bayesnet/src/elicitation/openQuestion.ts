import { configurationCount } from '../cpt/configuration.js';
import { Budget, withinBudget } from './budget.js';
import { type Choices, choiceSpace, choicesOfAll } from './choices.js';
import type { Combination } from './combination.js';
import { leavesOpen, type OpenSearch } from './leavesOpen.js';

/** The questions of one node. `isAnswered` tells whether an iteration was answered directly. */
export interface Questions {
  readonly radices: readonly number[];
  readonly combinations: readonly Combination[];
  readonly isAnswered: (iteration: number) => boolean;
  /**
   * How much work a search may do, in combinations examined.
   * @default 1,000,000
   */
  readonly budget?: number;
}

/**
 * The first open question (neither answered nor matched by a combination) from `from` on in iteration order, wrapping
 * around to the beginning. Undefined if every question is closed; 'budget' if the search takes too long. Never
 * enumerates the table.
 */
export function nextOpenQuestion(questions: Questions, from: number): number | undefined | 'budget' {
  return search(questions, from, questions.isAnswered, 'up', true);
}

/** The last question before `from` that no combination decides, answered or not. */
export function previousQuestion(questions: Questions, from: number): number | undefined | 'budget' {
  return search(questions, from - 1, () => false, 'down', false);
}

/** The first question from `from` on that no combination decides, answered or not. */
export function questionFrom(questions: Questions, from: number): number | undefined | 'budget' {
  return search(questions, from, () => false, 'up', false);
}

function search(
  { radices, combinations, budget: work }: Questions,
  from: number,
  isSkipped: (iteration: number) => boolean,
  direction: 'up' | 'down',
  wrap: boolean,
): number | undefined | 'budget' {
  if (combinations.some(({ nodes }) => nodes === 'rest')) return undefined;
  const space = choiceSpace(radices);
  const lists = choicesOfAll(combinations, space);
  const below = [...radices.map((_, parent) => configurationCount(radices.slice(parent))), 1];
  const last = configurationCount(radices) - 1;
  return withinBudget(new Budget(work), (budget) => {
    const shared = { space, budget, closed: new Set<string>(), below, isSkipped, direction };
    const find = (low: number, high: number) => {
      const walk = { ...shared, low: Math.max(0, low), high: Math.min(last, high) };
      const rank = walk.low <= walk.high && leavesOpen(lists, walk) ? descend(walk, lists, 0, 0) : undefined;
      return rank === undefined ? undefined : rank + 1;
    };
    if (direction === 'down') return find(0, from - 1);
    return find(from - 1, last) ?? (wrap ? find(0, from - 2) : undefined);
  });
}

/** The parameters of a search: what to skip, in which direction, within which ranks. */
interface Walk extends OpenSearch {
  /** `below[p]` = the number of configurations that remain once the parents before p are fixed. */
  readonly below: readonly number[];
  readonly isSkipped: (iteration: number) => boolean;
  readonly direction: 'up' | 'down';
  /** Ranks from 0, both inclusive. */
  readonly low: number;
  readonly high: number;
}

/**
 * Descends the parents in Gray order to the first open rank. It only enters branches that still have undecided
 * configurations, so it backtracks only at answered questions and at the ends of the range.
 */
function descend(walk: Walk, lists: readonly Choices[], parent: number, prefix: number): number | undefined {
  const { space, below, direction, budget, low, high } = walk;
  budget.spend(1);
  if (parent === space.radices.length) return walk.isSkipped(prefix + 1) ? undefined : prefix;

  const radix = space.radices[parent] ?? 1;
  const first = space.first[parent] ?? 0;
  const size = below[parent + 1] ?? 1;
  for (let step = 0; step < radix; step += 1) {
    const digit = direction === 'up' ? step : radix - 1 - step;
    const next = prefix * radix + digit;
    if ((next + 1) * size - 1 < low || next * size > high) continue;
    const choice = first + (prefix % 2 === 0 ? digit : radix - 1 - digit);
    const left = lists.length === 0 ? lists : afterFirst(lists, choice, first + radix, budget);
    if (left.length > 0 && !leavesOpen(left, walk)) continue;
    const found = descend(walk, left, parent + 1, next);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The lists that remain once the first parent they may name is fixed; `end` is one past its last choice. */
function afterFirst(lists: readonly Choices[], choice: number, end: number, budget: Budget): Choices[] {
  budget.spend(lists.length);
  const left: Choices[] = [];
  for (const list of lists) {
    const [head = end] = list;
    if (head === choice) left.push(list.slice(1));
    else if (head >= end) left.push(list);
  }
  return left;
}
