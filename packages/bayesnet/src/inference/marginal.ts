import { configurationCount, configurationOfColumn } from '../cpt/configuration.js';
import { finish } from './computation.js';
import { isProblem } from './inferenceProblem.js';
import type { TableLimits } from './junctionTree.js';
import type { InferenceModel, ModelTable } from './model.js';
import { posteriorsOf } from './posteriors.js';

/** A node as needed for its marginal. */
export interface InferenceNode {
  readonly id: string;
  /** Number of states. */
  readonly states: number;
  readonly parents: readonly string[];
  /** The distribution for a parent configuration; undefined if there is none yet. */
  readonly distribution: (configuration: readonly number[]) => readonly number[] | undefined;
}

/** A tenth of a second or less; realistic networks need far less. */
const limits: TableLimits = { largest: 2 ** 20, total: 2 ** 21 };

/**
 * The marginal distribution of a node, computed exactly from its table and its ancestors'. 'open' if a distribution is
 * missing, 'budget' if the tables are too large or too entangled.
 */
export function marginalOf(id: string, nodes: ReadonlyMap<string, InferenceNode>): number[] | 'open' | 'budget' {
  const family = [...ancestorsAnd(id, nodes)].flatMap((key) => nodes.get(key) ?? []);
  const places = new Map(family.map((node, place) => [node.id, place]));
  const sizes = family.map(({ states }) => states);
  let left = limits.total;
  const model: { nodes: InferenceModel['nodes'][number][] } = { nodes: [] };
  for (const node of family) {
    const parents = node.parents.map((parent) => places.get(parent)!);
    const radices = parents.map((parent) => sizes[parent]!);
    left -= configurationCount(radices) * node.states;
    if (left < 0) return 'budget';
    const table = tableOf(node, radices);
    if (!table) return 'open';
    model.nodes.push({ id: node.id, states: node.states, parents, table });
  }
  const found = finish(posteriorsOf(model, { targets: [0], limits }));
  if (!isProblem(found)) return [...(found.marginal(0) ?? [])];
  if (found.code === 'too-entangled') return 'budget';
  throw new Error(`The table of ${id} or of an ancestor is no distribution: ${found.code}.`);
}

/** The node and everything it depends on. */
export function ancestorsAnd(
  id: string,
  nodes: ReadonlyMap<string, { readonly parents: readonly string[] }>,
): Set<string> {
  const found = new Set([id]);
  for (const key of found) for (const parent of nodes.get(key)?.parents ?? []) found.add(parent);
  return found;
}

function tableOf({ states, distribution }: InferenceNode, radices: readonly number[]): ModelTable | undefined {
  const columns = configurationCount(radices);
  const values = new Float64Array(columns * states);
  for (let column = 0; column < columns; column += 1) {
    const shares = distribution(configurationOfColumn(column, radices) ?? []);
    if (!shares) return undefined;
    values.set(shares, column * states);
  }
  return { kind: 'full', values };
}
