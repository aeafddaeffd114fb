import { type Configuration, configurationCount, configurationOfColumn } from './configuration.js';

/**
 * The iteration of a configuration is its rank, from 1, in the reflected mixed-radix Gray order of the parents'
 * states (Knuth, The Art of Computer Programming 4A, 7.2.1.1): first parent slowest, last fastest. Neighbours
 * differ in one parent by one step. The mapping is a bijection, computed in O(parents) without ever building a list,
 * and exact up to 2^53 - 1 configurations.
 */
export function iterationOf(configuration: Configuration, radices: readonly number[]): number {
  let rank = 0;
  for (const [parent, radix] of radices.entries()) {
    const state = configuration[parent] ?? 0;
    // Every second pass over a parent's states runs backwards.
    rank = rank * radix + (rank % 2 === 0 ? state : radix - 1 - state);
  }
  return rank + 1;
}

/** The configuration of an iteration; undefined if there is no such iteration. */
export function configurationAt(iteration: number, radices: readonly number[]): number[] | undefined {
  const digits = configurationOfColumn(iteration - 1, radices);
  if (!digits) return undefined;
  let rank = 0;
  return digits.map((digit, parent) => {
    const radix = radices[parent] ?? 1;
    const state = rank % 2 === 0 ? digit : radix - 1 - digit;
    rank = rank * radix + digit;
    return state;
  });
}

/** True if the number is a valid iteration for parents with these state counts. */
export function isIteration(iteration: number, radices: readonly number[]): boolean {
  return Number.isSafeInteger(iteration) && iteration >= 1 && iteration <= configurationCount(radices);
}
