import { MILLION, percentOf } from '@credence/bayesnet/shares';
import { largestRemainder } from './largestRemainder.js';
import { isAnyExact, ppmOf, type Share, type ShareValues } from './share.js';

/**
 * What is left of 100 for each unanswered state, in equal parts, where the earlier ones get what cannot be divided;
 * null for the answered ones. Undefined if no state is open, or if less than 1 is left for each. Beside exact shares,
 * the rest is as exact as they are.
 */
export function restOf(values: ShareValues): readonly (number | null)[] | undefined {
  const unit = isAnyExact(values) ? 1 : MILLION / 100;
  const open = values.map((value) => (value === null ? 1 : 0));
  const count = values.filter((value) => value === null).length;
  const left = values.reduce<number>((rest, value) => rest - (value === null ? 0 : ppmOf(value)), MILLION) / unit;
  if (count === 0 || left < count) return undefined;
  const parts = largestRemainder(open, left);
  return open.map((isOpen, index) => (isOpen ? percentOf((parts[index] ?? 0) * unit) : null));
}

/** What is left for a state, as its answer: only what a slider cannot say becomes exact. */
export const shareOfRest = (percent: number): Share =>
  percent < 1 || percent > 99 ? { ppm: Math.round(percent * (MILLION / 100)) } : Math.round(percent);

/** What is left beside exact shares, given to all unanswered states. */
export function filledBesideExact(values: ShareValues): ShareValues | undefined {
  const rest = isAnyExact(values) ? restOf(values) : undefined;
  return rest && values.map((value, index) => value ?? shareOfRest(rest[index] ?? 0));
}

/** Fills in all unanswered states with what is left of 100, or with 1 each if that is too little. */
export function restEqually(values: readonly (number | null)[]): number[] {
  const rest = restOf(values);
  return values.map((value, index) => value ?? rest?.[index] ?? 1);
}
