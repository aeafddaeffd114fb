import { decimalsOf } from '../decimals.js';
import type { FullNode } from '../format.js';

/** The columns of a table in ascending order, first parent slowest, each as the numbers of its states. */
export function writtenColumns({ cpt, states }: FullNode): string[][] {
  return Array.from({ length: cpt.length / states.length }, (_, column) =>
    decimalsOf([...cpt.subarray(column * states.length, (column + 1) * states.length)]),
  );
}

/**
 * Columns in brackets inside brackets, one level for each parent, the last one innermost.
 * @param radices how many states each parent has
 */
export function nested(columns: readonly string[], radices: readonly number[], between = ''): string {
  let parts = [...columns];
  for (const radix of radices.toReversed()) {
    const outer: string[] = [];
    for (let at = 0; at < parts.length; at += radix) outer.push(`(${parts.slice(at, at + radix).join(between)})`);
    parts = outer;
  }
  return parts.join(between);
}
