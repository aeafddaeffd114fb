import { type ExactShares, MILLION, percentOf, sliderOf } from '@credence/bayesnet/shares';
import { largestRemainder } from './largestRemainder.js';
import { isAnyExact, type WholeAnswer } from './wholeAnswer.js';

/**
 * What is left of 100 for each unanswered state, in equal parts, where the earlier ones get what cannot be divided;
 * null for the answered ones. Undefined if no state is open, or if less than 1 is left for each. Beside exact shares,
 * the rest is as exact as they are.
 */
export function restOf(
  values: readonly (number | null)[],
  exact?: ExactShares,
): readonly (number | null)[] | undefined {
  if (isAnyExact(exact)) return exactRestOf(values, exact);
  const open = values.filter((value) => value === null).length;
  const left = values.reduce<number>((rest, value) => rest - (value ?? 0), 100);
  if (open === 0 || left < open) return undefined;
  const parts = largestRemainder(
    values.map((value) => (value === null ? 1 : 0)),
    left,
  );
  return values.map((value, index) => (value === null ? (parts[index] ?? null) : null));
}

function exactRestOf(values: readonly (number | null)[], exact: ExactShares): readonly (number | null)[] | undefined {
  const open = values.map((value, index): number => (value === null && (exact[index] ?? null) === null ? 1 : 0));
  const count = open.filter(Boolean).length;
  const left = values.reduce<number>((rest, value, index) => rest - (exact[index] ?? (value ?? 0) * 10_000), MILLION);
  if (count === 0 || left < count) return undefined;
  const parts = largestRemainder(open, left);
  return open.map((isOpen, index) => (isOpen ? percentOf(parts[index] ?? 0) : null));
}

/** What is left beside exact shares, given to all unanswered states; only what a slider cannot say becomes exact. */
export function filledBesideExact(values: readonly (number | null)[], exact: ExactShares): WholeAnswer | undefined {
  const rest = exactRestOf(values, exact);
  if (!rest) return undefined;
  const shares = values.map((_, index) => {
    const left = rest[index] ?? null;
    return left === null || (left >= 1 && left <= 99) ? (exact[index] ?? null) : Math.round(left * 10_000);
  });
  const sliders = values.map((value, index) => {
    const left = rest[index] ?? null;
    return left === null ? value : sliderOf(Math.round(left * 10_000));
  });
  return { values: sliders, exact: shares };
}

/** Fills in all unanswered states with what is left of 100, or with 1 each if that is too little. */
export function restEqually(values: readonly (number | null)[]): number[] {
  const rest = restOf(values);
  return values.map((value, index) => value ?? rest?.[index] ?? 1);
}
