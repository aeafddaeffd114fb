/**
 * How low each of several beads hangs below a rail, from 0, in the order given: the smaller ones first, each as high as it
 * can without being closer than `apart` to another one on its level. Both are in percent of the rail. No other order needs
 * fewer levels.
 */
export function beadLevels(values: readonly number[], apart: number): readonly number[] {
  const levels = values.map(() => 0);
  /** The last value on each level. */
  const taken: number[] = [];
  const smallestFirst = [...values.entries()].sort(([, one], [, other]) => one - other);
  for (const [index, value] of smallestFirst) {
    // A hair less: two beads that touch are not closer than their size.
    const free = taken.findIndex((last) => value - last >= apart - 1e-9);
    const level = free < 0 ? taken.length : free;
    taken[level] = value;
    levels[index] = level;
  }
  return levels;
}
