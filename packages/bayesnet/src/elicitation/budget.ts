/**
 * How much work a search over configurations may do, measured in combinations examined: some sets of combinations are
 * as hard as any puzzle. This takes a tenth of a second or two and is far more than realistic sets need.
 */
export const SEARCH_BUDGET = 1_000_000;

/** Thrown inside a search that takes too long and caught at its boundary; callers never see it. */
export class BudgetSpent extends Error {}

/** A countdown of remaining work. */
export class Budget {
  #left: number;

  constructor(work = SEARCH_BUDGET) {
    this.#left = work;
  }

  spend(work: number): void {
    this.#left -= work;
    if (this.#left < 0) throw new BudgetSpent();
  }
}

/** The result of `search`, or 'budget' if it took too long. Several searches may share one budget. */
export function withinBudget<Found>(budget: Budget, search: (budget: Budget) => Found): Found | 'budget' {
  try {
    return search(budget);
  } catch (error) {
    if (error instanceof BudgetSpent) return 'budget';
    throw error;
  }
}
