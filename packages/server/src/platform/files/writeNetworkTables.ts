import { constants, gzipSync } from 'node:zlib';
import {
  configurationCount,
  decimalsOf,
  limits,
  modelOf,
  type Network,
  type NetworkNode,
  type ModelTable,
  readNetworkFile,
} from '@credence/bayesnet';
import type { components } from '@credence/api-client';
import { type AssessedTable, FilledTable } from './filledTable.js';

type Schemas = components['schemas'];
type ColumnRun = Schemas['ColumnRun'];

/** Numbers of all tables together: as JSON, some 80 MB. */
export const MOST_NUMBERS = 2 ** 22;

/** The answer of `getTables`, without the tables. */
export interface TablesHead extends Omit<Schemas['NetworkTables'], 'nodes'> {
  readonly nodes: readonly Omit<Schemas['NodeWithTable'], 'table'>[];
}

/** JSON, or the key of the largest table that is needed where those alone have too many numbers to send. */
export type WrittenTables =
  | { readonly json: Uint8Array; readonly largest?: never }
  | { readonly largest: string; readonly json?: never };

/**
 * The numbers that the filled file would have, read back, and what each column is based on. Where there are too many in
 * all, the largest tables that `needed` nodes do not depend on are left out.
 */
export function writeNetworkTables(
  bytes: Uint8Array,
  tables: readonly AssessedTable[],
  { nodes: heads, ...head }: TablesHead,
  gzip: boolean,
  needed: readonly string[],
): WrittenTables {
  const { document } = readNetworkFile(bytes);
  if (!document) throw new Error('A stored file can no longer be read.');
  const { network } = document;
  const assessed = new Map(tables.map((table) => [table.nodeKey, table]));
  const statesOf = (node: NetworkNode) => node.parents.map((parent) => network.nodes[parent]?.states.length ?? 0);
  const counts = network.nodes.map((node) => countOf(node, configurationCount(statesOf(node)), assessed.has(node.key)));
  const relevant = withAncestors(network, needed);
  const places = keptTables(counts, relevant);
  if (!places) {
    const largest = [...relevant].reduce(
      (found, place) => ((counts[place] ?? 0) > (counts[found] ?? -1) ? place : found),
      -1,
    );
    return { largest: network.nodes[largest]?.key ?? '' };
  }

  const columns = new Map<string, ColumnRun[]>();
  const nodes = network.nodes.map((node, place) => {
    const table = assessed.get(node.key);
    if (!places.has(place)) return node;
    if (!table) {
      if (node.cpt) columns.set(node.key, fileRuns(node, node.cpt.length / node.states.length));
      return node;
    }
    const { cpt, runs } = filled(node, (counts[place] ?? 0) / node.states.length, table);
    columns.set(node.key, runs);
    return { ...node, cpt };
  });
  const model = modelOf({
    ...network,
    nodes: nodes.map((node, place) => (places.has(place) ? node : withoutTable(node))),
  });
  const written = model.nodes.map(({ states, table }, place) => {
    const key = network.nodes[place]?.key ?? '';
    if (!places.has(place)) return { ...heads[place], table: { kind: 'none', reason: 'too-large' } };
    return { ...heads[place], table: presentTable(table, states, columns.get(key)) };
  });
  const json = Buffer.from(JSON.stringify({ ...head, nodes: written }));
  return { json: gzip ? gzipSync(json, { level: constants.Z_BEST_SPEED }) : json };
}

/** The places of these nodes, and of all that they depend on. */
function withAncestors({ nodes }: Network, keys: readonly string[]): ReadonlySet<number> {
  const wanted = new Set(keys);
  const found = new Set([...nodes.keys()].filter((place) => wanted.has(nodes[place]?.key ?? '')));
  for (const place of found) for (const parent of nodes[place]?.parents ?? []) found.add(parent);
  return found;
}

/** The places of the tables to send: the relevant ones, and the smallest others that fit. Undefined if those do not. */
function keptTables(counts: readonly number[], relevant: ReadonlySet<number>): ReadonlySet<number> | undefined {
  let left = MOST_NUMBERS - [...relevant].reduce((sum, place) => sum + (counts[place] ?? 0), 0);
  if (left < 0) return undefined;
  const places = new Set(relevant);
  const others = [...counts.entries()].filter(([place]) => !relevant.has(place));
  for (const [place, count] of others.toSorted(([, one], [, other]) => one - other)) {
    left -= count;
    if (left < 0) break;
    places.add(place);
  }
  return places;
}

const withoutTable = ({ cpt: _cpt, given: _given, ...node }: NetworkNode): NetworkNode => node;

/** How many numbers the node has, or would have: nothing may be made that is too large. */
function countOf({ cpt, given, notAssessed, states }: NetworkNode, columns: number, isAssessed: boolean): number {
  if (notAssessed === 'one-state') return columns <= limits.numbers ? columns : 0;
  return cpt || isAssessed ? columns * states.length : (given?.values.length ?? 0);
}

/** The columns of a node of which nothing was said. */
function fileRuns(node: NetworkNode, columns: number): ColumnRun[] {
  if (!node.sampleSizes && !node.impossibleColumns) return [{ basis: 'file', count: columns }];
  const saying = fileSays(node);
  const runs: ColumnRun[] = [];
  for (let column = 0; column < columns; column += 1) add(runs, { basis: 'file', count: 1, ...saying(column) });
  return runs;
}

/** What a file says of a column besides its numbers. */
function fileSays({ sampleSizes, impossibleColumns }: NetworkNode): (column: number) => Partial<ColumnRun> {
  const impossible = new Set(impossibleColumns);
  return (column) => {
    const cases = sampleSizes?.[column];
    return { ...(impossible.has(column) ? { standing: 'cannot_occur' } : {}), ...(cases ? { cases } : {}) };
  };
}

/** The columns as they are written, and the file's own where nothing is. */
function filled(node: NetworkNode, columns: number, table: AssessedTable) {
  const { cpt: own, states } = node;
  const saying = fileSays(node);
  const source = new FilledTable(table, own !== undefined);
  const cpt = own ? own.slice() : new Float64Array(columns * states.length);
  const runs: ColumnRun[] = [];
  // A combination says the same of all its columns, which may be many.
  const known = new Map<number, readonly number[] | undefined>();
  for (let column = 0; column < columns; column += 1) {
    const decision = source.decisionAt(column);
    const combination = decision?.number;
    const numbers =
      combination !== undefined && known.has(combination)
        ? known.get(combination)
        : decimals(source.sharesOf(decision));
    if (combination !== undefined) known.set(combination, numbers);
    if (numbers) cpt.set(numbers, column * states.length);
    const run = runOf(decision, numbers !== undefined, own !== undefined);
    add(runs, run.basis === 'file' ? { ...saying(column), ...run } : run);
  }
  return { cpt, runs };
}

const decimals = (shares: readonly number[] | undefined) => shares && decimalsOf(shares).map(Number);

function runOf(decision: ReturnType<FilledTable['decisionAt']>, isWritten: boolean, hasNumbers: boolean): ColumnRun {
  const { by, number: combination, certainty, standing } = decision ?? {};
  return {
    basis: isWritten ? (by === 'answer' ? 'answered' : 'combination') : hasNumbers ? 'file' : 'none',
    count: 1,
    ...(combination === undefined ? {} : { combination }),
    ...(certainty === undefined ? {} : { certainty }),
    ...(standing === 'cannot_occur' ? { standing } : {}),
  };
}

function add(runs: ColumnRun[], next: ColumnRun): void {
  const last = runs.at(-1);
  const keys = ['basis', 'combination', 'certainty', 'standing', 'cases'] as const;
  if (last && keys.every((key) => last[key] === next[key])) last.count += 1;
  else runs.push(next);
}

function presentTable(table: ModelTable, states: number, runs: ColumnRun[] | undefined): Schemas['NodeTable'] {
  if (table.kind === 'none') return table;
  const values = [...table.values];
  if (table.kind === 'full')
    return { kind: 'full', values, columns: runs ?? [{ basis: 'file', count: values.length / states }] };
  const strengths = table.strengths?.map((order) => [...order]);
  return { kind: 'noisy-max', values, ...(strengths ? { strengths } : {}) };
}
