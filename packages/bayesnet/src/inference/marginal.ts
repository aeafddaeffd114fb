import { configurationCount, configurationOfColumn } from '../cpt/configuration.js';
import { Budget, withinBudget } from '../elicitation/budget.js';
import { cellsOf, type Factor, multiply, type Sizes } from './factor.js';

/** A node as needed for inference. */
export interface InferenceNode {
  readonly id: string;
  /** Number of states. */
  readonly states: number;
  readonly parents: readonly string[];
  /** The distribution for a parent configuration; undefined if there is none yet. */
  readonly distribution: (configuration: readonly number[]) => readonly number[] | undefined;
}

/** The maximum number of products, a tenth of a second or less; realistic networks need far fewer. */
const WORK = 4_000_000;

/**
 * The marginal distribution of a node, computed exactly from its table and its ancestors' by variable elimination.
 * 'open' if a distribution is missing, 'budget' if the tables are too large or too entangled.
 */
export function marginalOf(id: string, nodes: ReadonlyMap<string, InferenceNode>): number[] | 'open' | 'budget' {
  const family = [...ancestorsAnd(id, nodes)].flatMap((key) => nodes.get(key) ?? []);
  const sizes: Sizes = new Map(family.map((node) => [node.id, node.states]));
  return withinBudget(new Budget(WORK), (budget) => {
    const factors: Factor[] = [];
    for (const node of family) {
      budget.spend(cellsOf([...node.parents, node.id], sizes));
      const factor = tableOf(node, sizes);
      if (!factor) return 'open';
      factors.push(factor);
    }
    return eliminate(id, factors, sizes, budget);
  });
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

function tableOf({ id, states, parents, distribution }: InferenceNode, sizes: Sizes): Factor | undefined {
  const radices = parents.map((parent) => sizes.get(parent) ?? 1);
  const columns = configurationCount(radices);
  const values = new Float64Array(columns * states);
  for (let column = 0; column < columns; column += 1) {
    const shares = distribution(configurationOfColumn(column, radices) ?? []);
    if (!shares) return undefined;
    values.set(shares, column * states);
  }
  return { variables: [...parents, id], values };
}

/** Sums out one variable after another, always choosing the one that creates the smallest table. */
function eliminate(target: string, factors: readonly Factor[], sizes: Sizes, budget: Budget): number[] {
  let left = [...factors];
  const variables = new Set([...sizes.keys()].filter((variable) => variable !== target));
  while (variables.size > 0) {
    let best: { variable: string; scope: Set<string>; cells: number } | undefined;
    budget.spend(left.length);
    const scopes = scopesOf(left, variables);
    for (const [variable, scope] of scopes) {
      budget.spend(scope.size);
      const cells = cellsOf(scope, sizes);
      if (!best || cells < best.cells) best = { variable, scope, cells };
    }
    if (!best) break;
    const { variable, scope, cells } = best;
    const touched = left.filter((factor) => factor.variables.includes(variable));
    budget.spend(cells * touched.length);
    const kept = [...scope].filter((other) => other !== variable);
    left = [...left.filter((factor) => !touched.includes(factor)), multiply(touched, kept, [variable], sizes)];
    variables.delete(variable);
  }
  const { values } = multiply(left, [target], [], sizes);
  const total = values.reduce((sum, value) => sum + value, 0);
  return [...values].map((value) => value / total);
}

/** For each variable, every variable that shares a factor with it. */
function scopesOf(factors: readonly Factor[], variables: ReadonlySet<string>): Map<string, Set<string>> {
  const scopes = new Map<string, Set<string>>();
  for (const factor of factors) {
    for (const variable of factor.variables) {
      if (!variables.has(variable)) continue;
      const scope = scopes.get(variable) ?? new Set<string>();
      for (const other of factor.variables) scope.add(other);
      scopes.set(variable, scope);
    }
  }
  return scopes;
}
