/** How many steps a search over configurations may take: some sets of combinations are as hard as any puzzle. */
export const SEARCH_BUDGET = 200_000;
/** The same for counting, where a step costs more and which people wait for while they edit. */
export const COUNT_BUDGET = 30_000;

/** Thrown inside a search that takes too long, and caught at its edge; never seen by callers. */
export class BudgetSpent extends Error {}

/** Counts steps down. */
export class Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  spend(): void {
    this.#left -= 1;
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
