import type { Coded } from '../../coded.js';
import { tolerances } from '../../network/limits.js';
import type { NetworkNode } from '../../network/network.js';
import type { ProblemParams } from '../../problem.js';

type Refusal = Coded<Pick<ProblemParams, 'other-format'>>;

/**
 * aGrUM varies the first parent fastest, where the format says the last. It is told by the name that it writes as a
 * comment behind what a table is about. Tried with pyAgrum 3.3.1.
 */
export function isByAgrum(source: string, scopeEnd: number): boolean {
  return source.startsWith('   # ', scopeEnd);
}
export const BY_AGRUM: Refusal = {
  code: 'other-format',
  params: { reason: 'convertible', format: 'UAI as aGrUM writes it (.uai)', programs: ['pyAgrum'] },
};

/**
 * pgmpy varies the variable itself slowest, where the format says fastest. It is told by its sums, because only so they
 * are 1. Tried with pgmpy 1.1.2, which mixes up the parents when it reads such a file back: it converts none.
 */
export function isByPgmpy({ cpt, states }: NetworkNode): boolean {
  if (!cpt) return false;
  const columns = cpt.length / states.length;
  return !areOne(cpt, columns, states.length, 1) && areOne(cpt, columns, 1, columns);
}

/** Whether each column of a table adds up to 1, if columns and the numbers in one are so far apart. */
function areOne(table: Float64Array, columns: number, ofColumns: number, inColumn: number): boolean {
  const states = table.length / columns;
  for (let column = 0; column < columns; column += 1) {
    let sum = 0;
    for (let state = 0; state < states; state += 1) sum += table[column * ofColumns + state * inColumn] ?? 0;
    if (Math.abs(sum - 1) > tolerances.columnSum) return false;
  }
  return true;
}

export const BY_PGMPY: Refusal = {
  code: 'other-format',
  params: { reason: 'by-hand', format: 'UAI as pgmpy writes it (.uai)' },
};
