/**
 * Fills in all unanswered states: each gets the same number, an equal part of what remains of 100,
 * rounded down, or 1 if nothing remains. Given answers do not change.
 */
export function restEqually(values: readonly (number | null)[]): number[] {
  const given = values.filter((value) => value !== null);
  const open = values.length - given.length;
  const left = 100 - given.reduce((sum, value) => sum + value, 0);
  const each = Math.min(99, Math.max(1, Math.floor(left / Math.max(1, open))));
  return values.map((value) => value ?? each);
}
