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
  const below = [...radices.map((_, parent) => configurationCount(radices.slice(parent))), 1];
  const last = configurationCount(radices) - 1;
  return withinBudget(new Budget(budget), (left) => {
    const find = (low: number, high: number) => {
      const walk = {
        radices,
        below,
        isSkipped,
        direction,
        budget: left,
        low: Math.max(0, low),
        high: Math.min(last, high),
      };
      const rank = walk.low <= walk.high ? descend(walk, partial) : undefined;
      return rank === undefined ? undefined : rank + 1;
    };
    if (direction === 'down') return find(0, from - 1);
    return find(from - 1, last) ?? (wrap ? find(0, from - 2) : undefined);
  });
}

/** How a search walks: over which parents, past what, which way. */
interface Walk {
  readonly radices: readonly number[];
  /** `below[p]` = how many configurations one choice of the parents before p leaves. */
  readonly below: readonly number[];
  readonly isSkipped: (iteration: number) => boolean;
  readonly direction: 'up' | 'down';
  readonly budget: Budget;
  /** Ranks from 0, both included. */
  readonly low: number;
  readonly high: number;
}

/** Descends the parents in Gray order, leaving out every branch that a combination closes, to the first rank that is open. */
function descend(walk: Walk, active: readonly PartialConfiguration[], parent = 0, prefix = 0): number | undefined {
  const { radices, below, direction, budget, low, high } = walk;
  budget.spend();
  if (active.some((nodes) => isSatisfied(nodes, parent))) return undefined;
  if (parent === radices.length) return walk.isSkipped(prefix + 1) ? undefined : prefix;

  const radix = radices[parent] ?? 1;
  const size = below[parent + 1] ?? 1;
  for (let step = 0; step < radix; step += 1) {
    const digit = direction === 'up' ? step : radix - 1 - step;
    const next = prefix * radix + digit;
    if ((next + 1) * size - 1 < low || next * size > high) continue;
    const state = prefix % 2 === 0 ? digit : radix - 1 - digit;
    const left = active.filter((nodes) => nodes.get(parent) === undefined || nodes.get(parent) === state);
    const found = descend(walk, left, parent + 1, next);
    if (found !== undefined) return found;
  }
  return undefined;
}
