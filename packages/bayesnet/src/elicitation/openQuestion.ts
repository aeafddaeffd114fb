import { configurationCount } from '../cpt/configuration.js';
import { Budget, SEARCH_BUDGET, withinBudget } from './budget.js';
import type { Combination, PartialConfiguration } from './combination.js';
import { isSatisfied } from './undecided.js';

/** The questions of one node. `isAnswered` says of an iteration whether it was answered directly. */
export interface Questions {
  readonly radices: readonly number[];
  readonly combinations: readonly Combination[];
  readonly isAnswered: (iteration: number) => boolean;
  /**
   * How many steps a search may take.
   * @default 200,000
   */
  readonly budget?: number;
}

/**
 * The first open question from `from` on, in the order of iterations, and from the beginning where there is none:
 * neither matched by a combination nor answered. Undefined where every question is closed; 'budget' where the
 * search takes too long. Never enumerates the table.
 */
export function nextOpenQuestion(questions: Questions, from: number): number | undefined | 'budget' {
  return search(questions, from, questions.isAnswered, 'up', true);
}

/** The first question before `from` that no combination decides, answered or not: where Back leads. */
export function previousQuestion(questions: Questions, from: number): number | undefined | 'budget' {
  return search(questions, from - 1, () => false, 'down', false);
}

/** The first question that no combination decides, answered or not: where a review begins. */
export function firstQuestion(questions: Questions): number | undefined | 'budget' {
  return search(questions, 1, () => false, 'up', false);
}

function search(
  { radices, combinations, budget = SEARCH_BUDGET }: Questions,
  from: number,
  isSkipped: (iteration: number) => boolean,
  direction: 'up' | 'down',
  wrap: boolean,
): number | undefined | 'budget' {
  const partial: PartialConfiguration[] = [];
  for (const { nodes } of combinations) {
    if (nodes === 'rest') return undefined;
    partial.push(nodes);
  }
  const count = configurationCount(radices);
  return withinBudget(new Budget(budget), (spent) => {
    const walk = new Walk(radices, isSkipped, direction, spent);
    const found = walk.find(partial, from - 1);
    return found === undefined && wrap && from > 1 ? walk.find(partial, 0, Math.min(from - 2, count - 1)) : found;
  });
}

/** Descends the parents in Gray order, leaving out every branch that a combination closes. */
class Walk {
  /** `below[p]` = how many configurations one choice of the parents before p leaves. */
  private readonly below: number[];

  constructor(
    private readonly radices: readonly number[],
    private readonly isSkipped: (iteration: number) => boolean,
    private readonly direction: 'up' | 'down',
    private readonly budget: Budget,
  ) {
    this.below = radices.map((_, parent) => configurationCount(radices.slice(parent)));
    this.below.push(1);
  }

  /** Up: the first rank in first..last. Down: the last rank in 0..first. */
  find(active: readonly PartialConfiguration[], first: number, last = (this.below[0] ?? 1) - 1): number | undefined {
    const [low, high] = this.direction === 'up' ? [Math.max(0, first), last] : [0, Math.min(first, last)];
    if (!(low <= high)) return undefined;
    const rank = this.descend(active, 0, 0, low, high);
    return rank === undefined ? undefined : rank + 1;
  }

  private descend(
    active: readonly PartialConfiguration[],
    parent: number,
    prefix: number,
    low: number,
    high: number,
  ): number | undefined {
    if (active.some((nodes) => isSatisfied(nodes, parent))) {
      this.budget.spend();
      return undefined;
    }
    if (parent === this.radices.length) return this.isSkipped(prefix + 1) ? undefined : prefix;

    this.budget.spend();
    const radix = this.radices[parent] ?? 1;
    const size = this.below[parent + 1] ?? 1;
    const start = prefix * radix;
    for (let step = 0; step < radix; step += 1) {
      const digit = this.direction === 'up' ? step : radix - 1 - step;
      const next = start + digit;
      if ((next + 1) * size - 1 < low || next * size > high) continue;
      const state = prefix % 2 === 0 ? digit : radix - 1 - digit;
      const left = active.filter((nodes) => nodes.get(parent) === undefined || nodes.get(parent) === state);
      const found = this.descend(left, parent + 1, next, low, high);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
