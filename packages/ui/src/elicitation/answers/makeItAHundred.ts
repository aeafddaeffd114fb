import { restEqually, restOf } from './rest.js';
import { inProportion, startValue } from './shares.js';

/**
 * The answers made to add up to 100: unanswered states get what is left, and only if nothing is left for them, or
 * none is unanswered, are all scaled in proportion. Undefined with fewer than two states or more than a hundred.
 * @since 0.1.0
 * @experimental
 */
export function makeItAHundred(values: readonly (number | null)[], start = startValue): number[] | undefined {
  return restOf(values) ? restEqually(values) : inProportion(values, start);
}
