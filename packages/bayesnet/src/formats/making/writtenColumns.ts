import { decimalsOf } from '../decimals.js';
import type { FullNode } from '../format.js';

/** The columns of a table in ascending order, first parent slowest, each as the numbers of its states. */
export function writtenColumns({ cpt, states }: FullNode): string[][] {
  return Array.from({ length: cpt.length / states.length }, (_, column) =>
    decimalsOf([...cpt.subarray(column * states.length, (column + 1) * states.length)]),
  );
}
