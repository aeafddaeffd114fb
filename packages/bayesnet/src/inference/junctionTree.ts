import { cellsOf } from './cellMap.js';
import type { Computation } from './computation.js';
import { EliminationGraph, type EliminationOrder } from './eliminationGraph.js';
import { type InferenceProblem, isProblem } from './inferenceProblem.js';

/** The most numbers that tables may have. */
export interface TableLimits {
  /** One table. */
  readonly largest: number;
  /** All tables together. */
  readonly total: number;
}

/** 64 MB for the largest table, and some seconds for all. */
export const tableLimits: TableLimits = { largest: 2 ** 23, total: 2 ** 25 };

/** A table of the junction tree. */
export interface Clique {
  /** First slowest. The variables shared with the parent come first. */
  readonly variables: readonly number[];
  /** The number of its cells. */
  readonly cells: number;
  /** Index of the clique towards the root; undefined at a root. */
  readonly parent: number | undefined;
  /** The variables shared with the parent. */
  readonly separator: readonly number[];
}

/** Cliques in which each stands after its parent, and those with a variable in common hang together. */
export interface JunctionTree {
  readonly cliques: readonly Clique[];
  /** The clique that holds each scope, in the order given. */
  readonly homes: readonly number[];
}

/** Tried where the order of the fewest edges makes tables that are too large. */
const OTHER_ORDERS: readonly EliminationOrder[] = ['weighted-fill', 'table'];

/**
 * A junction tree for terms with these scopes, by elimination with the fewest added edges; where its tables would be too
 * large, the smallest one of other orders.
 */
export function* junctionTree(
  scopes: readonly (readonly number[])[],
  sizes: readonly number[],
  limits: TableLimits,
): Computation<JunctionTree | InferenceProblem> {
  const first = yield* treeInOrder('fill', scopes, sizes, limits);
  if (!isProblem(first)) return first;
  let best: JunctionTree | undefined;
  for (const order of OTHER_ORDERS) {
    const tree = yield* treeInOrder(order, scopes, sizes, limits);
    if (!isProblem(tree) && (!best || totalOf(tree) < totalOf(best))) best = tree;
  }
  return best ?? first;
}

function* treeInOrder(
  order: EliminationOrder,
  scopes: readonly (readonly number[])[],
  sizes: readonly number[],
  limits: TableLimits,
): Computation<JunctionTree | InferenceProblem> {
  const graph = new EliminationGraph(scopes, sizes, order);
  const bags: (readonly number[])[] = [];
  while (graph.left > 0) {
    const bag = graph.take();
    if (cellsOf(bag, sizes) > limits.largest) return tooEntangled('largest', limits);
    bags.push(bag);
    yield 0;
  }
  // A term of observed variables only is a number: it stands in a table of one cell.
  if (bags.length === 0)
    return { cliques: [{ variables: [], cells: 1, parent: undefined, separator: [] }], homes: scopes.map(() => 0) };
  const tree = treeOf(bags, scopes, sizes);
  return totalOf(tree) > limits.total ? tooEntangled('total', limits) : tree;
}

const totalOf = ({ cliques }: JunctionTree) => cliques.reduce((sum, { cells }) => sum + cells, 0);

const tooEntangled = (reason: keyof TableLimits, limits: TableLimits): InferenceProblem => ({
  code: 'too-entangled',
  params: { reason, limit: limits[reason] },
});

function treeOf(
  bags: readonly (readonly number[])[],
  scopes: readonly (readonly number[])[],
  sizes: readonly number[],
): JunctionTree {
  /** When each variable was taken out. */
  const taken = new Map(bags.map(([variable], at) => [variable!, at]));
  const first = (variables: readonly number[]) => Math.min(...variables.map((variable) => taken.get(variable)!));
  const above = bags.map((bag) => (bag.length > 1 ? first(bag.slice(1)) : undefined));

  // A bag that one below it contains is no clique of its own.
  const standsFor = bags.map((_, at) => at);
  const parents = [...above];
  for (const at of bags.keys()) {
    if (standsFor[at] !== at) continue;
    let last = at;
    for (let next = above[at]; next !== undefined; next = above[next]) {
      if (standsFor[next] !== next || bags[next]!.length !== bags[last]!.length - 1) break;
      standsFor[next] = at;
      last = next;
    }
    parents[at] = above[last];
  }
  const parentOf = (at: number) => {
    const parent = parents[at];
    return parent === undefined ? undefined : standsFor[parent]!;
  };

  const places = new Map<number, number>();
  const place = (at: number): number => {
    const known = places.get(at);
    if (known !== undefined) return known;
    const path = [at];
    for (let next = parentOf(at); next !== undefined && !places.has(next); next = parentOf(next)) path.push(next);
    for (const each of path.reverse()) places.set(each, places.size);
    return places.get(at)!;
  };
  for (const at of bags.keys()) if (standsFor[at] === at) place(at);

  const cliques = [...places.keys()].map((at): Clique => {
    const parent = parentOf(at);
    const bag = bags[at]!;
    const shared = new Set(parent === undefined ? [] : bags[parent]);
    const separator = bag.filter((variable) => shared.has(variable));
    return {
      variables: [...separator, ...bag.filter((variable) => !shared.has(variable))],
      cells: cellsOf(bag, sizes),
      parent: parent === undefined ? undefined : places.get(parent)!,
      separator,
    };
  });
  return { cliques, homes: scopes.map((scope) => places.get(standsFor[first(scope)]!)!) };
}
