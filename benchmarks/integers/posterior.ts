/** A network without its numbers; parents are indices. */
export type Nodes = readonly { readonly states: number; readonly parents: readonly number[] }[];

/** The table of each node: its parents' states first, its own innermost. */
export type Tables = readonly Float64Array[];

/** Node → its observed state. */
export type Evidence = ReadonlyMap<number, number>;

/** Answers for the distribution of a node given the evidence; undefined where the evidence cannot occur. */
export type Posterior = (target: number) => number[] | undefined;

/** By summing over the full joint distribution, for networks of a few nodes. */
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
