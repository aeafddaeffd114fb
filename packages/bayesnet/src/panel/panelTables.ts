import { configurationCount } from '../cpt/configuration.js';
import { type InferenceModel, type ModelNode, nodeOf, type ModelTable } from '../inference/model.js';
import { limits } from '../network/limits.js';
import type { Opinion } from './panelColumn.js';
import type { PooledColumn } from './pool.js';

/**
 * Whose numbers a column has: the expert's `own`, those of the `panel`, of the `file`, `equal` shares because somebody
 * says that there is no such case and nobody gives numbers, or nobody's: it is `missing`.
 */
export type ColumnOrigin = 'own' | 'panel' | 'file' | 'equal' | 'missing';

/** Tables to compute with, and how many of the panel's questions have numbers of which origin. */
export interface PanelTables {
  /** A table in which a column is missing is left out as open: nothing is made up. */
  readonly model: InferenceModel;
  readonly columns: Readonly<Record<ColumnOrigin, number>>;
}

/** What an expert said, by question. */
export type OwnOpinions = ReadonlyMap<PooledColumn['question'], Opinion>;

/**
 * The tables of a pool. A column that nobody gave numbers for keeps those of the file.
 *
 * @param file the network with the numbers of its file, from `modelOf`
 */
export const tablesOfPool = (file: InferenceModel, pooled: readonly PooledColumn[]): PanelTables =>
  tablesFrom(file, pooled, ['panel', 'file', 'equal']);

/**
 * The tables of one expert. A column without own numbers has those of the file, and where there are none either, those
 * that the others pooled.
 *
 * @param own what the expert said, from `opinionsByExpert`
 */
export const tablesOfExpert = (file: InferenceModel, pooled: readonly PooledColumn[], own: OwnOpinions): PanelTables =>
  tablesFrom(file, pooled, ['own', 'file', 'panel', 'equal'], own);

/** What each expert said, for all who said anything, in order of the experts. */
export function opinionsByExpert(pooled: readonly PooledColumn[]): Map<number, OwnOpinions> {
  const found = new Map<number, Map<PooledColumn['question'], Opinion>>();
  for (const { question } of pooled) {
    for (const opinion of question.opinions) {
      const own = found.get(opinion.expert) ?? new Map<PooledColumn['question'], Opinion>();
      found.set(opinion.expert, own.set(question, opinion));
    }
  }
  return new Map([...found].sort(([one], [other]) => one - other));
}

/** Each column from the first of these origins that has numbers for it. */
function tablesFrom(
  file: InferenceModel,
  pooled: readonly PooledColumn[],
  order: readonly Exclude<ColumnOrigin, 'missing'>[],
  own?: OwnOpinions,
): PanelTables {
  const columns: Record<ColumnOrigin, number> = { own: 0, panel: 0, file: 0, equal: 0, missing: 0 };
  const tables = new Map<number, Float64Array>();
  for (const each of pooled) {
    const { node, column } = each.question;
    const owner = nodeOf(file, node);
    const said = own?.get(each.question);
    const numbers = {
      own: said?.standing === 'answered' ? said.distribution : undefined,
      panel: each.shares,
      file: numbersOfFile(owner, column),
      equal: each.cannotOccur > 0 ? Array.from({ length: owner.states }, () => 1 / owner.states) : undefined,
    };
    const origin = order.find((from) => numbers[from]);
    columns[origin ?? 'missing'] += 1;
    const table = tables.get(node) ?? emptyOrCopied(file, owner);
    if (!table) continue;
    tables.set(node, table);
    if (origin) table.set(numbers[origin]!, column * owner.states);
  }
  const nodes = file.nodes.map((node, place): ModelNode => {
    const values = tables.get(place);
    return values ? { ...node, table: completeOrOpen(values, node.states) } : node;
  });
  return { model: { nodes }, columns };
}

/** Undefined without a table, and for a column of zeros, in which the file says nothing. */
function numbersOfFile({ table, states }: ModelNode, column: number): Float64Array | undefined {
  if (table.kind !== 'full') return undefined;
  const numbers = table.values.subarray(column * states, (column + 1) * states);
  return numbers.some((share) => share > 0) ? numbers : undefined;
}

/** Undefined where the table cannot be made: it is too large, or of a kind that nobody is asked about. */
function emptyOrCopied(file: InferenceModel, { table, parents, states }: ModelNode): Float64Array | undefined {
  if (table.kind === 'full') return table.values.slice();
  if (table.kind !== 'none' || table.reason !== 'open') return undefined;
  const numbers = configurationCount(parents.map((parent) => nodeOf(file, parent).states)) * states;
  return numbers <= limits.numbers ? new Float64Array(numbers) : undefined;
}

function completeOrOpen(values: Float64Array, states: number): ModelTable {
  for (let start = 0; start < values.length; start += states) {
    let at = start;
    while (at < start + states && values[at] === 0) at += 1;
    if (at === start + states) return { kind: 'none', reason: 'open' };
  }
  return { kind: 'full', values };
}
