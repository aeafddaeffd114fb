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
  const asSaid = new Float64Array(columns);
  const turned = new Float64Array(columns);
  for (const [at, value] of cpt.entries()) {
    const column = Math.floor(at / states.length);
    asSaid[column] = (asSaid[column] ?? 0) + value;
    turned[at % columns] = (turned[at % columns] ?? 0) + value;
  }
  const isOne = (sum: number) => Math.abs(sum - 1) <= tolerances.columnSum;
  return !asSaid.every(isOne) && turned.every(isOne);
}
export const BY_PGMPY: Refusal = {
  code: 'other-format',
  params: { reason: 'by-hand', format: 'UAI as pgmpy writes it (.uai)' },
};
