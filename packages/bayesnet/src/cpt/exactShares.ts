/** Every share is counted in parts per million; those of one distribution add up to this. */
export const MILLION = 1_000_000;

/**
 * What was said exactly, one entry a state: parts per million, an integer from 0 (cannot happen) to 1,000,000, or null
 * where the slider counts.
 */
export type ExactShares = readonly (number | null)[];

/** True for a valid entry of exact shares. */
export function isExactShare(value: unknown): value is number | null {
  return value === null || (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MILLION);
}

/** Where a slider stands for an exact share: its whole percent, from 1 to 99. */
export function sliderOf(share: number): number {
  return Math.min(99, Math.max(1, Math.round(percentOf(share))));
}

/**
 * A share in percent, as a figure that people read: a whole percent as it is, any other with one decimal, below 0.1 and
 * above 99.9 with two. What would read 0 or 100 even so stays as it is, because it is neither.
 */
export function figureOf(share: number): number {
  const percent = percentOf(share);
  if (percent >= 0.1 && percent <= 99.9) return Math.round(percent * 10) / 10;
  const hundredths = Math.round(percent * 100) / 100;
  return hundredths === 0 || hundredths === 100 ? percent : hundredths;
}

/** A share in percent, with the four decimals that it may have. */
export function percentOf(share: number): number {
  return share / (MILLION / 100);
}
