import { leaveOneOutProducts, type CliqueFactor, productOnto, Workspace } from './leaveOneOutProducts.js';
import { type CellMap, cellMap, cellsOf, stridesFor } from './cellMap.js';
import type { Computation } from './computation.js';
import type { Clique, JunctionTree } from './junctionTree.js';

/** A junction tree, the root first, with everything about it that does not depend on the numbers. */
export interface PreparedTree {
  readonly cliques: readonly PreparedClique[];
  readonly sizes: readonly number[];
  /** The cells of all cliques. */
  readonly cells: number;
}

interface PreparedClique extends Clique {
  /** The terms that stand here, and the map from the clique's cells to each one's. */
  readonly terms: readonly number[];
  readonly maps: readonly CellMap[];
  readonly children: readonly number[];
  /** From the clique's cells to those of the message to its parent. */
  readonly toParent: CellMap;
  /** From the parent's cells to those of the same message. */
  readonly fromParent: CellMap | undefined;
}

const sum = (numbers: Iterable<number>) => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};

export function prepareTree(
  { cliques, homes }: JunctionTree,
  scopes: readonly (readonly number[])[],
  sizes: readonly number[],
): PreparedTree {
  const mapOf = (variables: readonly number[], onto: readonly number[]) =>
    cellMap(
      variables.map((variable) => sizes[variable]!),
      stridesFor(variables, onto, sizes),
    );
  const terms = cliques.map((): number[] => []);
  for (const [term, home] of homes.entries()) terms[home]!.push(term);
  const children = cliques.map((): number[] => []);
  for (const [child, { parent }] of cliques.entries()) if (parent !== undefined) children[parent]!.push(child);
  const prepared = cliques.map((clique, at): PreparedClique => {
    return {
      ...clique,
      terms: terms[at]!,
      maps: terms[at]!.map((term) => mapOf(clique.variables, scopes[term]!)),
      children: children[at]!,
      toParent: mapOf(clique.variables, clique.separator),
      fromParent: clique.parent === undefined ? undefined : mapOf(cliques[clique.parent]!.variables, clique.separator),
    };
  });
  return { cliques: prepared, sizes, cells: sum(cliques.map(({ cells }) => cells)) };
}

/** What a junction tree says about the sum of the product of all terms. */
export interface Propagated {
  /** The natural logarithm of that sum; -Infinity for 0. */
  readonly logSum: number;
  /** For each term, the derivative of the sum by each of its cells, divided by e to the power of `logScales`. */
  readonly derivatives: readonly Float64Array[];
  readonly logScales: readonly number[];
}

/** A message, scaled so that its largest number is 1, and the logarithm of what it was divided by. */
interface Message {
  readonly values: Float64Array;
  readonly log: number;
}

/** Messages towards the root: the sum of the product of all terms. */
export function* sumOfProduct(tree: PreparedTree, values: readonly Float64Array[]): Computation<number> {
  return (yield* collect(tree, values, workspaceFor(tree))).logSum;
}

/**
 * Messages towards the root and back, by Shenoy and Shafer (1990): each goes out with everything a clique holds but what
 * came from where it goes. What is left out for a term in the same way is the derivative by its cells (Darwiche 2003),
 * also where a cell or the sum is 0.
 */
export function* propagate(tree: PreparedTree, values: readonly Float64Array[]): Computation<Propagated> {
  const workspace = workspaceFor(tree);
  const { up, logSum } = yield* collect(tree, values, workspace);
  const down: (Message | undefined)[] = [];
  const derivatives: Float64Array[] = [];
  const logScales: number[] = [];
  let done = 0;
  for (const [at, clique] of tree.cliques.entries()) {
    const fromParent = down[at];
    const items = itemsOf(tree, clique, values, up);
    const log = sum(clique.children.map((child) => up[child]!.log)) + (fromParent?.log ?? 0);
    const all = fromParent ? [...items, { values: fromParent.values, map: clique.toParent }] : items;
    const others = leaveOneOutProducts(
      all,
      all.map((_, index) => index < items.length),
      clique.cells,
      workspace,
    );
    for (const [index, term] of clique.terms.entries()) {
      derivatives[term] = others[index]!;
      logScales[term] = log;
    }
    for (const [index, child] of clique.children.entries()) {
      down[child] = scaled(others[clique.terms.length + index]!, log - up[child]!.log);
    }
    down[at] = undefined;
    done += clique.cells;
    yield (1 + (2 * done) / tree.cells) / 3;
  }
  return { logSum, derivatives, logScales };
}

const workspaceFor = ({ cliques }: PreparedTree) => new Workspace(Math.max(...cliques.map(({ cells }) => cells)));

/** The message of each clique to its parent, and what is left at the root. */
function* collect(
  tree: PreparedTree,
  values: readonly Float64Array[],
  workspace: Workspace,
): Computation<{ up: Message[]; logSum: number }> {
  const up: Message[] = [];
  let done = 0;
  for (let at = tree.cliques.length - 1; at >= 0; at -= 1) {
    const clique = tree.cliques[at]!;
    const message = new Float64Array(cellsOf(clique.separator, tree.sizes));
    productOnto(message, clique.toParent, itemsOf(tree, clique, values, up), clique.cells, workspace);
    const log = sum(clique.children.map((child) => up[child]!.log));
    up[at] = scaled(message, log);
    done += clique.cells;
    yield done / tree.cells / 3;
  }
  const { values: left, log } = up[0]!;
  return { up, logSum: left[0] === 0 ? Number.NEGATIVE_INFINITY : log };
}

/** The terms of a clique and the messages of its children. */
function itemsOf(
  tree: PreparedTree,
  { terms, maps, children }: PreparedClique,
  values: readonly Float64Array[],
  up: readonly Message[],
): CliqueFactor[] {
  return [
    ...terms.map((term, index) => ({ values: values[term]!, map: maps[index]! })),
    ...children.map((child) => ({ values: up[child]!.values, map: tree.cliques[child]!.fromParent! })),
  ];
}

/** Scales a message in place. */
function scaled(values: Float64Array, log: number): Message {
  let largest = 0;
  for (const value of values) if (value > largest) largest = value;
  if (largest === 0) return { values, log };
  for (let at = 0; at < values.length; at += 1) values[at]! /= largest;
  return { values, log: log + Math.log(largest) };
}
