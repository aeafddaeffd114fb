import { MILLION } from '../cpt/exactShares.js';

/** A share as a number of cases, for a screen to put into words: "20 in 10,000", "1 in 500". */
export interface Frequency {
  readonly numerator: number;
  /** 10,000, and more only if the numerator would not be whole: with one denominator, numbers compare at a glance. */
  readonly denominator: number;
  /**
   * The nearest whole number n of "1 in n"; exactly so if numerator × n is the denominator. Absent for what cannot
   * happen and above a half, where it would say nothing.
   */
  readonly oneIn?: number;
}

const DENOMINATORS = [10_000, 100_000];

/** How often a share, in parts per million, is meant to occur. */
export function frequencyOf(share: number): Frequency {
  const denominator = DENOMINATORS.find((each) => (share * each) % MILLION === 0) ?? MILLION;
  const numerator = (share * denominator) / MILLION;
  if (share === 0 || share > MILLION / 2) return { numerator, denominator };
  return { numerator, denominator, oneIn: Math.round(MILLION / share) };
}
