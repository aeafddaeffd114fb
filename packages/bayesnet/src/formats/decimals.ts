import { tolerances } from '../network/limits.js';

/**
 * A distribution as decimals: each reads back to within 1e-12 of its probability, and together they sum to 1 within
 * 1e-12, in as few decimals as that allows. Written in full, one number may take 19 characters, and a file would come
 * back several times its size.
 */
export function decimalsOf(distribution: readonly number[]): string[] {
  return rounded(distribution).map(String);
}

/** The numbers that these decimals are. */
export function rounded(distribution: readonly number[]): readonly number[] {
  const numbers = new Array<number>(distribution.length);
  let tolerance: number = tolerances.writtenSum;
  for (let enough = 12; enough < scales.length; enough += 1) {
    let sum = 0;
    for (let state = 0; state < numbers.length; state += 1) {
      const number = roundWithin(distribution[state] ?? 0, tolerance, enough);
      numbers[state] = number;
      sum += number;
    }
    // Half of it: programs that add in another order get another last digit.
    if (Math.abs(sum - 1) <= tolerances.writtenSum / 2) return numbers;
    tolerance /= 10;
  }
  // Rounding is not what is off.
  return distribution;
}

/** By number of decimals; no double holds more of them. */
const scales = Array.from({ length: 16 }, (_, decimals) => 10 ** decimals);

/**
 * The number with the fewest decimals within a tolerance; never 0 for what is possible. Nearly all have a few decimals or
 * nearly as many as are enough for the tolerance, so that they are looked for from both ends.
 */
function roundWithin(probability: number, tolerance: number, enough: number): number {
  if (isWithin(round(probability, 6), probability, tolerance)) return firstWithin(probability, tolerance, 0);
  let found = round(probability, enough);
  if (!isWithin(found, probability, tolerance)) return firstWithin(probability, tolerance, enough + 1);
  for (let decimals = enough - 1; ; decimals -= 1) {
    const shorter = round(probability, decimals);
    if (!isWithin(shorter, probability, tolerance)) return found;
    found = shorter;
  }
}

/** The number with the fewest decimals from so many on. */
function firstWithin(probability: number, tolerance: number, from: number): number {
  for (let decimals = from; decimals < scales.length; decimals += 1) {
    const found = round(probability, decimals);
    if (isWithin(found, probability, tolerance)) return found;
  }
  return probability;
}

function round(probability: number, decimals: number): number {
  const scale = scales[decimals] ?? 1;
  return Math.round(probability * scale) / scale;
}

function isWithin(found: number, probability: number, tolerance: number): boolean {
  return Math.abs(found - probability) <= tolerance && (found > 0 || probability === 0);
}
