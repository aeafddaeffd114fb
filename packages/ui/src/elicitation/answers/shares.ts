import { MILLION } from '@credence/bayesnet/shares';
import { exactPercents } from './exactPercents.js';
import { largestRemainder } from './largestRemainder.js';
import { isAnyExact, ppmOf, positionsOf, type ShareValues } from './share.js';

/** The position of a slider before it is answered. */
export const startValue = 50;

/** The effective answer: an unanswered state counts as the starting value. */
export const countedValues = (values: readonly (number | null)[], start = startValue): readonly number[] =>
  values.map((value) => value ?? start);

/**
 * The distribution that will be stored for these answers, in percent: each value divided by their sum. What is shown
 * always adds up to 100, by largest remainder: in whole percents, or in tenths where a whole percent would mislead,
 * because it is half a point or more off or stands for less than 1 %. With more than a hundred states, each is rounded
 * to tenths by itself, so that equal ones look equal; one below a twentieth of a percent is then 0. Exact shares are never
 * rescaled: the others split what is left.
 * @since 0.1.0
 * @experimental
 */
export function sharesOf(values: ShareValues, start = startValue): number[] {
  if (isAnyExact(values)) return exactPercents(values, start);
  const counted = countedValues(positionsOf(values), start);
  const sum = sumOf(values, start);
  if (values.length > 100) return counted.map((value) => Math.round((value * 1000) / sum) / 10);
  const whole = largestRemainder(counted);
  const misleads = whole.some((share, index) => {
    const exact = ((counted[index] ?? 0) * 100) / sum;
    return exact < 1 || Math.abs(share - exact) > 0.5 - 1e-9;
  });
  return misleads ? largestRemainder(counted, 1000).map((tenths) => tenths / 10) : whole;
}

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
