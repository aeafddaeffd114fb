import { checkExact } from './checkExact.js';
import { normalize } from './distribution.js';
import { type ExactShares, MILLION } from './exactShares.js';

/**
 * The shares of an answer in parts per million: integers that add up to 1,000,000. What was said exactly is kept, and
 * the other states share what is left in proportion to their sliders, by largest remainder; ties go to the earlier one.
 * A state that nobody called impossible gets 1 part at least.
 *
 * @param sliders one integer from 1 to 99 a state
 * @throws RangeError for exact shares in which `checkExact` finds a problem
 */
export function sharesOf(sliders: readonly number[], exact?: ExactShares): number[] {
  const problem = checkExact(sliders, exact);
  if (problem) throw new RangeError(`These exact shares make no distribution: ${problem.code}.`);
  const left = (exact ?? []).reduce<number>((rest, share) => rest - (share ?? 0), MILLION);
  const parts = split(
    sliders.map((slider, state) => (isExact(exact, state) ? 0 : slider)),
    left,
  );
  return parts.map((part, state) => exact?.[state] ?? part);
}

/**
 * The distribution of an answer, as a file gets it. With an exact share, it is the shares over a million; without one,
 * each slider divided by their sum, which `normalize` returns.
 *
 * @throws RangeError like `sharesOf`
 */
export function distributionOf(sliders: readonly number[], exact?: ExactShares): number[] {
  if (!exact?.some((share) => share !== null)) return normalize(sliders);
  return sharesOf(sliders, exact).map((share) => share / MILLION);
}

const isExact = (exact: ExactShares | undefined, state: number): boolean => typeof exact?.[state] === 'number';

/**
 * Integers in proportion to weights that add up to the whole, by largest remainder, ties to the earlier one; at least 1
 * where the weight is above 0.
 *
 * @param weights integers from 0, small enough for their products with the whole
 */
export function split(weights: readonly number[], whole: number): number[] {
  const lifted = new Set<number>();
  for (;;) {
    const rest = weights.map((weight, index) => (lifted.has(index) ? 0 : weight));
    const parts = largestRemainder(rest, whole - lifted.size);
    const low = weights.flatMap((weight, index) =>
      weight > 0 && parts[index] === 0 && !lifted.has(index) ? [index] : [],
    );
    if (low.length === 0) return parts.map((part, index) => (lifted.has(index) ? 1 : part));
    for (const index of low) lifted.add(index);
  }
}

/** All products are integers far below 2^53, so that nothing but the remainders decides. */
function largestRemainder(weights: readonly number[], whole: number): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const remainders = weights.map((weight, index) => ({ index, remainder: (weight * whole) % sum }));
  const parts = remainders.map(({ index, remainder }) => ((weights[index] ?? 0) * whole - remainder) / sum);
  const left = whole - parts.reduce((total, part) => total + part, 0);
  remainders.sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of remainders.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
