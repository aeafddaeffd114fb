import type { ColumnRun, NetworkTables } from '@credence/api-client';
import { configurationOfColumn, iterationOf } from '@credence/bayesnet';
import type { CptParent, CptState } from '@credence/ui';
import type { Text } from '@credence/text';
import type { ColumnBasis } from '../../features/inference/workingModel.js';
import { shownStates } from '../../features/meaning/shownStates.js';

export interface NodeColumns {
  readonly parents: readonly CptParent[];
  readonly states: readonly CptState[];
  /** In percent, column by column; NaN where nobody answered. */
  readonly values: Float64Array;
  /** One for each column. */
  readonly bases: readonly ColumnBasis[];
  readonly counts: ColumnCounts;
  /** The number by which a column is asked about. */
  readonly iterationOf: (column: number) => number;
}

export interface ColumnCounts {
  readonly answered: number;
  /** Decided by combinations. */
  readonly decided: number;
  readonly combinations: number;
  readonly impossible: number;
  readonly open: number;
  /** How many of the open ones have a number from the file. */
  readonly fromFile: number;
}

/** As many as the server sends. */
const MOST_NUMBERS = 2 ** 22;

export type FoundColumns = NodeColumns | 'no-node' | 'no-table' | 'too-large';

/** The table of one node as it is drawn, with its names as questions show them. */
export function nodeColumns({ nodes }: NetworkTables, nodeId: string, words: Text): FoundColumns {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const node = known.get(nodeId);
  if (!node) return 'no-node';
  const { table } = node;
  const above = node.parents.flatMap((id) => known.get(id) ?? []);
  const radices = above.map(({ vars }) => vars.length);
  const count = radices.reduce((product, radix) => product * radix, 1);
  if (node.vars.length === 0 || count === 0) return 'no-table';
  if (table.kind === 'none' && table.reason === 'too-large') return 'too-large';
  if (table.kind !== 'full' && (table.kind !== 'none' || table.reason !== 'open')) return 'no-table';
  if (count * node.vars.length > MOST_NUMBERS) return 'too-large';

  const [states = [], ...others] = shownStates([node, ...above], words);
  const runs: readonly ColumnRun[] = table.kind === 'full' ? table.columns : [{ basis: 'none', count }];
  const bases = runs.flatMap(({ count: many, ...basis }) => Array.from({ length: many }, () => basis));
  const size = node.vars.length;
  return {
    parents: above.map(({ display_name: label }, index) => ({ label, states: others[index] ?? [] })),
    states: states.map((label) => ({ label })),
    values: Float64Array.from({ length: count * size }, (_, index) => {
      const { basis = 'none', standing } = bases[Math.floor(index / size)] ?? {};
      // Of what cannot occur, the number that a download gets is shown.
      const isOpen = table.kind !== 'full' || (basis === 'none' && standing !== 'cannot_occur');
      return isOpen ? Number.NaN : (table.values[index] ?? Number.NaN) * 100;
    }),
    bases,
    counts: countOf(bases),
    iterationOf: (column) => iterationOf(configurationOfColumn(column, radices) ?? [], radices),
  };
}

/** Whether a column is still asked about. */
export const isLeft = ({ basis, standing }: ColumnBasis) =>
  standing !== 'cannot_occur' && (basis === 'none' || basis === 'file');

function countOf(bases: readonly ColumnBasis[]): ColumnCounts {
  const possible = bases.filter(({ standing }) => standing !== 'cannot_occur');
  const of = (basis: ColumnBasis['basis']) => possible.filter((each) => each.basis === basis);
  const decided = of('combination');
  const fromFile = of('file').length;
  return {
    answered: of('answered').length,
    decided: decided.length,
    combinations: new Set(decided.map(({ combination }) => combination)).size,
    impossible: bases.length - possible.length,
    open: of('none').length + fromFile,
    fromFile,
  };
}

/** The open question that is asked first; undefined if none is left. */
export function firstOpen({ bases, iterationOf: at }: NodeColumns): number | undefined {
  let first: number | undefined;
  for (const [column, basis] of bases.entries()) {
    if (!isLeft(basis)) continue;
    const iteration = at(column);
    if (first === undefined || iteration < first) first = iteration;
  }
  return first;
}
