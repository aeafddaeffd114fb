import type { InferenceModel, ModelNode } from '../../packages/bayesnet/src/index.ts';
import type { Random } from '../integers/rareNetwork.ts';

/** What a generated network looks like. */
export interface Shape {
  readonly nodes: number;
  /** The state counts that occur, each as often as it stands here. */
  readonly states: readonly number[];
  /** The parent counts that occur, in the same way. */
  readonly parents: readonly number[];
  /** Parents are among this many nodes before: the further back, the more entangled. */
  readonly reach: number;
}

/** 37 nodes, 46 arcs, up to four parents and four states (Beinlich et al. 1989). */
export const alarmShaped: Shape = {
  nodes: 37,
  states: [2, 2, 2, 3, 3, 3, 3, 4],
  parents: [0, 1, 1, 1, 1, 1, 2, 2, 2, 4],
  reach: 12,
};

/** 70 nodes, 123 arcs, up to six parents and four states (Oniśko 2003). */
export const heparShaped: Shape = {
  nodes: 70,
  states: [2, 2, 2, 2, 2, 3, 3, 4],
  parents: [0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 5],
  reach: 12,
};

/** A thousand nodes of up to 21 states with up to three parents (Andreassen et al. 1989). */
export const muninShaped = (reach: number): Shape => ({
  nodes: 1041,
  states: [2, 2, 3, 3, 4, 5, 5, 5, 6, 7, 7, 10, 21],
  parents: [0, 1, 1, 1, 1, 1, 2, 2, 2, 3],
  reach,
});

/** A node of two states with so many parents of two states, which have none: nearly all of its numbers are in one table. */
export function oneTable(parents: number, random: Random): InferenceModel {
  const causes = Array.from({ length: parents }, (_, at): ModelNode => {
    return {
      id: `C${at}`,
      states: 2,
      parents: [],
      table: { kind: 'full', values: Float64Array.from(column(2, random)) },
    };
  });
  const values = Float64Array.from(Array.from({ length: 2 ** parents }, () => column(2, random)).flat());
  return { nodes: [...causes, { id: 'E', states: 2, parents: [...causes.keys()], table: { kind: 'full', values } }] };
}

/** A network of a shape, with one number in ten 0. */
export function generated({ nodes, states, parents, reach }: Shape, random: Random): InferenceModel {
  const made: ModelNode[] = [];
  for (let node = 0; node < nodes; node += 1) {
    const count = Math.min(node, parents[random(parents.length)] ?? 0);
    const own = new Set<number>();
    while (own.size < Math.min(count, reach)) own.add(node - 1 - random(Math.min(node, reach)));
    const size = states[random(states.length)] ?? 2;
    const columns = [...own].reduce((product, parent) => product * (made[parent]?.states ?? 1), 1);
    const values = Float64Array.from(Array.from({ length: columns }, () => column(size, random)).flat());
    made.push({ id: `N${node}`, states: size, parents: [...own], table: { kind: 'full', values } });
  }
  return { nodes: made };
}

function column(states: number, random: Random): number[] {
  const weights = Array.from({ length: states }, () => (random(10) === 0 ? 0 : 1 + random(100)));
  weights[random(states)] = 50;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
