import { normalize } from '../../cpt/distribution.js';
import { tolerances } from '../../network/limits.js';
import { decimalsOf } from '../decimals.js';
import type { FullNode } from '../format.js';

/** The columns of a table in ascending order, first parent slowest, each as the numbers of its states. */
export function writtenColumns({ cpt, states }: FullNode): string[][] {
  return Array.from({ length: cpt.length / states.length }, (_, column) =>
    decimalsOf(shares([...cpt.subarray(column * states.length, (column + 1) * states.length)])),
  );
}

/** What other programs want and some demand: three times 0.3333 is a third each. */
function shares(column: readonly number[]): readonly number[] {
  const sum = column.reduce((total, number) => total + number, 0);
  return sum > 0 && Math.abs(sum - 1) > tolerances.writtenSum ? normalize(column) : column;
}
