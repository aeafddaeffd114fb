import { MILLION, START_PERCENT } from '@credence/bayesnet/shares';
import { ppmOf, type ShareValues } from './share.js';

/** The position of a slider before it is answered. */
export const startValue = START_PERCENT;

/** The effective answer: an unanswered state counts as the starting value. */
export const countedValues = (values: readonly (number | null)[], start = startValue): readonly number[] =>
  values.map((value) => value ?? start);

/** The sum of what was said, in percent. */
export const sumOf = (values: ShareValues, start = startValue): number =>
  values.reduce<number>((total, value) => total + ppmOf(value ?? start), 0) / (MILLION / 100);

/**
 * Splits a whole into integers of at least 1 in proportion to weights, by largest remainder. Shares that would be below
 * 1 become 1, and the others split the rest. The whole must be at least the number of weights.
 */
export function splitWithMinimum(weights: readonly number[], whole: number): number[] {
  const lifted = new Set<number>();
  for (;;) {
    const rest = weights.map((weight, index) => (lifted.has(index) ? 0 : weight));
    const parts = largestRemainder(rest, whole - lifted.size);
    const low = parts.flatMap((part, index) => (part < 1 && !lifted.has(index) ? [index] : []));
    if (low.length === 0) return parts.map((part, index) => (lifted.has(index) ? 1 : part));
    for (const index of low) lifted.add(index);
  }
}

/**
 * The answers in proportion, as integers of at least 1 that add up to 100. Undefined if that is impossible: with fewer
 * than two states or more than a hundred.
 */
export function inProportion(values: readonly (number | null)[], start = startValue): number[] | undefined {
  if (values.length < 2 || values.length > 100) return undefined;
  return splitWithMinimum(countedValues(values, start), 100);
}

/**
 * Splits a whole into integers in proportion to weights, by largest remainder: the integers sum to the whole, and
 * each is within one of its exact share. Ties go to the earlier one.
 */
export function largestRemainder(weights: readonly number[], whole = 100): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (!(sum > 0)) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight / sum) * whole);
  const parts = exact.map(Math.floor);
  const left = whole - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    // Quotients that are mathematically equal may differ in the last bit.
    .sort((a, b) => (Math.abs(a.remainder - b.remainder) < 1e-9 ? a.index - b.index : b.remainder - a.remainder));
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
