import type { Nodes, Tables } from './posterior.ts';

/** Whole numbers from 0 to below a limit, the same in every run. */
export type Random = (below: number) => number;

export function seeded(seed: number): Random {
  let state = seed;
  return (below) => {
    // Multiplier and increment of Numerical Recipes; the high bits are the random ones.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * A network in which every column has a rare state: from 1 in 10,000 to 1 in 100, each order of magnitude alike, and
 * one in eight of them cannot happen. The states of a node take turns.
 */
export function rareNetwork(size: number, random: Random): { nodes: Nodes; tables: Tables } {
  const nodes: { states: number; parents: number[] }[] = [];
  const tables: Float64Array[] = [];
  for (let node = 0; node < size; node += 1) {
    const states = 2 + random(3);
    // From the last few only: real networks hang together, yet can be computed.
    const parents = [...new Set(Array.from({ length: random(4) }, () => node - 1 - random(6)))].filter((at) => at >= 0);
    const columns = parents.reduce((product, parent) => product * (nodes[parent]?.states ?? 1), 1);
    nodes.push({ states, parents });
    tables.push(Float64Array.from(Array.from({ length: columns }, () => column(states, random)).flat()));
  }
  return { nodes, tables };
}

function column(states: number, random: Random): number[] {
  const rare = random(states);
  const share = random(8) === 0 ? 0 : 10 ** -(2 + random(200) / 100);
  const weights = Array.from({ length: states }, (_, state) => (state === rare ? 0 : 1 + random(100)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight, state) => (state === rare ? share : (weight / sum) * (1 - share)));
}
