import type { Coded } from '../../coded.js';
import { tolerances } from '../../network/limits.js';
import type { NetworkNode } from '../../network/network.js';
import type { ProblemParams } from '../../problem.js';
import type { Preamble, Scope } from './preamble.js';

type Refusal = Coded<Pick<ProblemParams, 'other-format'>>;

/**
 * Whether aGrUM wrote a file, which varies the first parent fastest, where the format says the last. It is told by the
 * name that it writes as a comment behind what a table is about. Tried with pyAgrum 3.3.1.
 */
export function isByAgrum(source: string, scopes: Preamble['scopes']): boolean {
  return scopes.some((scope) => scope && source.startsWith('   # ', scope.end));
}

/**
 * The first table of aGrUM that is not about the variable in its place: it has them in the order of its variables. Its
 * old versions wrote the variable of a table first, not last, which is another network.
 */
export function outOfPlace({ variables, scopes }: Preamble): Scope | undefined {
  return scopes.find((scope, place) => scope && scope.variable !== variables[place]);
}

export const BY_OLD_AGRUM: Refusal = {
  code: 'other-format',
  params: { reason: 'convertible', format: 'UAI of old versions of aGrUM (.uai)', programs: ['pyAgrum'] },
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
  params: { reason: 'save-otherwise', format: 'UAI as pgmpy writes it (.uai)', programs: ['pgmpy'] },
};
