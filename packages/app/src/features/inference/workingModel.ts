import type { ColumnRun, NetworkTables, NodeTable as SentTable, NodeWithTable } from '@credence/api-client';
import type { InferenceModel, ModelNode, ModelTable } from '@credence/bayesnet';

/** What a column is based on, who decided it, and how certain they were. */
export type ColumnBasis = Omit<ColumnRun, 'count'>;

/** A network as one computes with it, and by whose word each number stands. */
export interface WorkingModel {
  /** Open columns are all 0, and count as missing. */
  readonly given: InferenceModel;
  /**
   * The same with every state of an open column equally likely. For ranking questions and for bands, which say how much
   * is still open; no number of it is ever stored.
   */
  readonly supposed: InferenceModel;
  readonly nodes: readonly WorkingNode[];
  /** The index of a node by its id. */
  readonly places: ReadonlyMap<string, number>;
}

export interface WorkingNode {
  readonly id: string;
  readonly states: number;
  /** One for each column of a full table; empty for anything else. */
  readonly columns: readonly ColumnBasis[];
}

/** Columns beyond this many of a node without any numbers are not supposed: its table would be too large anyway. */
const MOST_NUMBERS = 2 ** 22;

/** Makes the tables of a network ready to compute with. */
export function workingModel({ nodes }: Pick<NetworkTables, 'nodes'>): WorkingModel {
  const places = new Map(nodes.map(({ id }, place) => [id, place]));
  const given = nodes.map((node) => modelNode(node, places));
  const columns = nodes.map(({ table }) => columnsOf(table));
  const supposed = given.map((node, place) => ({
    ...node,
    table: supposedTable(node, given, columns[place] ?? []),
  }));
  return {
    given: { nodes: given },
    supposed: { nodes: supposed },
    nodes: nodes.map(({ id, vars }, place) => ({ id, states: vars.length, columns: columns[place] ?? [] })),
    places,
  };
}

function modelNode({ id, vars, parents, table }: NodeWithTable, places: ReadonlyMap<string, number>): ModelNode {
  return { id, states: vars.length, parents: parents.map((parent) => places.get(parent) ?? -1), table: tableOf(table) };
}

function tableOf(table: SentTable): ModelTable {
  if (table.kind === 'none') return table;
  const values = Float64Array.from(table.values);
  if (table.kind === 'full') return { kind: 'full', values };
  return { kind: 'noisy-max', values, ...(table.strengths ? { strengths: table.strengths } : {}) };
}

function columnsOf(table: SentTable): ColumnBasis[] {
  if (table.kind !== 'full') return [];
  return table.columns.flatMap(({ count, ...basis }) => Array.from({ length: count }, () => basis));
}

function supposedTable(
  { states, parents, table }: ModelNode,
  nodes: readonly ModelNode[],
  columns: readonly ColumnBasis[],
): ModelTable {
  if (table.kind === 'full' && columns.some(({ basis }) => basis === 'none')) {
    const values = table.values.slice();
    for (const [column, { basis }] of columns.entries()) {
      if (basis === 'none') values.fill(1 / states, column * states, (column + 1) * states);
    }
    return { kind: 'full', values };
  }
  if (table.kind !== 'none' || table.reason !== 'open') return table;
  const numbers = parents.reduce((product, parent) => product * (nodes[parent]?.states ?? 0), states);
  return numbers > 0 && numbers <= MOST_NUMBERS
    ? { kind: 'full', values: new Float64Array(numbers).fill(1 / states) }
    : table;
}
