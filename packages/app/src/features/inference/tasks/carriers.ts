import type { NodeState } from '@credence/api-client';
import { isProblem, posteriorsOf } from '@credence/bayesnet';
import { answersOf, type NodeAnswer } from './answersOf.js';
import type { InferenceTask } from './task.js';

export interface CarriersQuestion {
  readonly of: NodeState;
}

/** An answer from which a probability comes. */
export interface Carrier extends NodeAnswer {
  /** The share of the state in the answer. */
  readonly said: number;
  /** The probability of the state together with what the answer is for: of all answers of a node these add up to its own. */
  readonly carried: number;
}

export interface FoundCarriers {
  /** Those that carry more than half of it together, as few as can be: the heaviest first, and no more than three. */
  readonly carriers: readonly Carrier[];
}

const MOST = 3;

/** Which answers of a node its probability of a state comes from. A node without parents has only one answer. */
export const carriers: InferenceTask<CarriersQuestion, FoundCarriers> = function* (network, { of }) {
  const { supposed, places } = network;
  const node = places.get(of.node);
  const model = node === undefined ? undefined : supposed.nodes[node];
  if (node === undefined || !model) return { code: 'no-outcome', params: {} };
  const found = yield* posteriorsOf(supposed, { targets: [node] });
  if (isProblem(found)) return found;
  const family = found.family(node);
  if (!family || model.table.kind !== 'full') return { carriers: [] };

  const { states, table } = model;
  const answers = answersOf(network, node);
  const all = answers.map(({ columns, combination }): Carrier => {
    const [column = 0] = columns;
    return {
      node: of.node,
      column,
      said: table.values[column * states + of.state] ?? 0,
      ...(combination === undefined ? {} : { combination }),
      carried: columns.reduce((sum, each) => sum + (family[each * states + of.state] ?? 0), 0),
    };
  });
  const heaviest = all.toSorted((one, other) => other.carried - one.carried).slice(0, answers.length > 1 ? MOST : 0);
  const half = all.reduce((sum, { carried }) => sum + carried, 0) / 2;
  let sum = 0;
  return {
    carriers: heaviest.filter(({ carried }) => {
      const isNeeded = sum <= half && carried > 0;
      sum += carried;
      return isNeeded;
    }),
  };
};
