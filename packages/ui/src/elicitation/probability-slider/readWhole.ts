/**
 * Reads a whole percent that is a possible answer, which is what nearly everybody types; undefined for any other text. It
 * is the answer at once, also where what reads the others has not come.
 */
export function readWhole(text: string, min: number, max: number): number | undefined {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}
