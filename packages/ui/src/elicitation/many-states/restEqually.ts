/**
 * The answers with what nobody has answered yet filled in: all of it gets the same number, the part of 100 that is left
 * for each, rounded down, and 1 where nothing is left. Answers that were given stay as they are.
 */
export function restEqually(values: readonly (number | null)[]): number[] {
  const given = values.filter((value) => value !== null);
  const open = values.length - given.length;
  const left = 100 - given.reduce((sum, value) => sum + value, 0);
  const each = Math.min(99, Math.max(1, Math.floor(left / Math.max(1, open))));
  return values.map((value) => value ?? each);
}
