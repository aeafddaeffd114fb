import { cellsOf, type Factor, multiply } from '../../packages/bayesnet/src/inference/factor.ts';

/** A network without its numbers; parents are indices. */
export type Nodes = readonly { readonly states: number; readonly parents: readonly number[] }[];

/** The table of each node: its parents' states first, its own innermost. */
export type Tables = readonly Float64Array[];

/** Node → its observed state. */
export type Evidence = ReadonlyMap<number, number>;

/** Answers for the distribution of a node given the evidence; undefined where the evidence cannot occur. */
export type Posterior = (target: number) => number[] | undefined;

const named = (nodes: Iterable<number>) => [...nodes].map(String);

/** Exact, by variable elimination over what the target and the evidence depend on. */
export function posteriorsOf(nodes: Nodes, tables: Tables, evidence: Evidence): Posterior {
  const sizes = new Map(nodes.map(({ states }, node) => [String(node), states]));
  const sliced = nodes.map(({ parents }, node): Factor => {
    const variables = [...parents, node];
    const observed = variables.filter((variable) => evidence.has(variable));
    const found = observed.map((variable): Factor => {
      const values = new Float64Array(nodes[variable]?.states ?? 0);
      values[evidence.get(variable) ?? 0] = 1;
      return { variables: [String(variable)], values };
    });
    const table = { variables: named(variables), values: tables[node] ?? new Float64Array() };
    const free = variables.filter((variable) => !evidence.has(variable));
    return multiply([table, ...found], named(free), named(observed), sizes);
  });

  return (target) => {
    const relevant = ancestorsAnd([target, ...evidence.keys()], nodes);
    let left = [...relevant].flatMap((node) => sliced[node] ?? []);
    const hidden = new Set(named([...relevant].filter((node) => node !== target && !evidence.has(node))));
    while (hidden.size > 0) {
      const choices = [...hidden].map((variable) => {
        const touched = left.filter((factor) => factor.variables.includes(variable));
        const scope = new Set(touched.flatMap((factor) => factor.variables));
        return { variable, touched, scope, cells: cellsOf(scope, sizes) };
      });
      const { variable, touched, scope } = choices.reduce((best, each) => (each.cells < best.cells ? each : best));
      scope.delete(variable);
      left = [...left.filter((factor) => !touched.includes(factor)), multiply(touched, [...scope], [variable], sizes)];
      hidden.delete(variable);
    }
    return shares(multiply(left, [String(target)], [], sizes).values);
  };
}

/** The same by summing over the full joint distribution, for networks of a few nodes. */
export function enumeratedPosteriorsOf(nodes: Nodes, tables: Tables, evidence: Evidence): Posterior {
  return (target) => {
    const sums = new Float64Array(nodes[target]?.states ?? 0);
    const visit = (states: readonly number[], probability: number) => {
      const node = nodes[states.length];
      if (!node) {
        const state = states[target] ?? 0;
        sums[state] = (sums[state] ?? 0) + probability;
        return;
      }
      const column = node.parents.reduce((at, parent) => at * (nodes[parent]?.states ?? 1) + (states[parent] ?? 0), 0);
      for (let state = 0; state < node.states; state += 1) {
        if ((evidence.get(states.length) ?? state) !== state) continue;
        visit([...states, state], probability * (tables[states.length]?.[column * node.states + state] ?? 0));
      }
    };
    visit([], 1);
    return shares(sums);
  };
}

function shares(values: Float64Array): number[] | undefined {
  const sum = values.reduce((total, value) => total + value, 0);
  return sum > 0 ? Array.from(values, (value) => value / sum) : undefined;
}

function ancestorsAnd(given: readonly number[], nodes: Nodes): Set<number> {
  const found = new Set(given);
  for (const node of found) for (const parent of nodes[node]?.parents ?? []) found.add(parent);
  return found;
}
