/**
 * How much work a search over configurations may do, in combinations looked at: some sets of combinations are as
 * hard as any puzzle. A tenth of a second or two, far more than sets need that people make.
 */
export const SEARCH_BUDGET = 1_000_000;

/** Thrown inside a search that takes too long, and caught at its edge; never seen by callers. */
export class BudgetSpent extends Error {}

/** Counts work down. */
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

/** What `search` finds, or 'budget' where it took too long. Several searches may share one budget. */
export function withinBudget<Found>(budget: Budget, search: (budget: Budget) => Found): Found | 'budget' {
  try {
    return search(budget);
  } catch (error) {
    if (error instanceof BudgetSpent) return 'budget';
    throw error;
  }
}

/** What is said to people when a search took too long. */
export const budgetSentence =
  'These combinations overlap in so many ways that the open questions cannot be counted. Use fewer combinations, or set all remaining combinations.';
