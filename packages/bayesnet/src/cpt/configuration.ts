/**
 * A parent configuration: one state index per parent, in parent order.
 * Its radices are the parents' state counts.
 */
export type Configuration = readonly number[];

/** The number of configurations of parents with these state counts; Infinity beyond 2^53 - 1. */
export function configurationCount(radices: readonly number[]): number {
  let count = 1;
  for (const radix of radices) {
    count *= radix;
    if (count > Number.MAX_SAFE_INTEGER) return Number.POSITIVE_INFINITY;
  }
  return count;
}

/** The table column that holds a configuration's distribution, from 0: first parent slowest, last fastest. */
export function columnOf(configuration: Configuration, radices: readonly number[]): number {
  return radices.reduce((column, radix, parent) => column * radix + (configuration[parent] ?? 0), 0);
}

/** The configuration of a table column; undefined if there is no such column. */
export function configurationOfColumn(column: number, radices: readonly number[]): number[] | undefined {
  if (!Number.isSafeInteger(column) || column < 0 || column >= configurationCount(radices)) return undefined;
  const configuration = new Array<number>(radices.length);
  let rest = column;
  for (let parent = radices.length - 1; parent >= 0; parent -= 1) {
    const radix = radices[parent] ?? 1;
    configuration[parent] = rest % radix;
    rest = Math.floor(rest / radix);
  }
  return configuration;
}
