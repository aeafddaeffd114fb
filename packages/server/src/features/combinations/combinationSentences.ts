import type { CombinationProblem } from '@credence/bayesnet';

/** Describes what is wrong with a list of combinations. */
export function combinationSentences(problem: CombinationProblem): string {
  switch (problem.code) {
    case 'none-chosen':
      return 'Please select at least one combination or set all remaining combinations.';
    case 'too-many-combinations':
      return 'There are more than 10,000 combinations. Set all remaining combinations instead.';
    case 'rest-twice':
      return 'All remaining combinations are set twice. Keep one.';
    case 'unknown-parent':
      return `Combination ${problem.params.combination}: unknown parent. Load the page again.`;
    case 'unknown-state':
      return `Combination ${problem.params.combination}: unknown state. Load the page again.`;
    case 'wrong-value-count':
      return `Combination ${problem.params.combination}: it needs one value per state.`;
    case 'value-out-of-range':
      return `Combination ${problem.params.combination}: please use whole numbers from 1 to 99.`;
    case 'wrong-number':
      return `Combination ${problem.params.combination}: its number must be a whole number from 1.`;
    case 'number-twice':
      return `Combination ${problem.params.combination}: its number is used twice.`;
    case 'same-states':
      return `Combination ${problem.params.combination} selects the same states as combination ${problem.params.other}. Delete one of them.`;
  }
}
