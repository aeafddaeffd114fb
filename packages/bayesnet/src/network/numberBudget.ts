import { limits } from './limits.js';

/**
 * What is left of the numbers that all tables of a network may have together in memory. A few characters of a file can
 * stand for a table of millions, so each is taken from here before it is made.
 */
export class NumberBudget {
  /** True once more was wanted than was left. */
  exceeded = false;
  #left: number = limits.numbers;

  /** Takes so many; none, and false, if fewer are left. */
  take(numbers: number): boolean {
    if (numbers > this.#left) {
      this.exceeded = true;
      return false;
    }
    this.#left -= numbers;
    return true;
  }
}
