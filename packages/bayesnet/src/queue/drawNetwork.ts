import { type InferenceModel, type ModelNode, nodeOf } from '../inference/model.js';
import type { Candidate } from './candidate.js';
import { dirichletAround } from './dirichlet.js';
import type { Random } from './random.js';

/**
 * A network that may be the true one: each candidate drawn at random around its numbers, as close to them as its cases
 * would keep it, and the columns of a combination alike. Everything else stays as it is.
 */
export function drawNetwork(model: InferenceModel, uncertain: readonly Candidate[], random: Random): InferenceModel {
  const drawn = copyForDrawing(model, uncertain);
  for (const { node, columns, cases } of uncertain) {
    const { states } = nodeOf(model, node);
    const [first = 0] = columns;
    const shares = dirichletAround(valuesOf(model, node).subarray(first * states, (first + 1) * states), cases, random);
    for (const column of columns) valuesOf(drawn, node).set(shares, column * states);
  }
  return drawn;
}

/** The same numbers, those of uncertain nodes in tables of their own. */
export function copyForDrawing({ nodes }: InferenceModel, uncertain: readonly Candidate[]): InferenceModel {
  const touched = new Set(uncertain.map(({ node }) => node));
  return {
    nodes: nodes.map((node, place): ModelNode => {
      const { table } = node;
      return touched.has(place) && table.kind === 'full'
        ? { ...node, table: { kind: 'full', values: table.values.slice() } }
        : node;
    }),
  };
}

/** The numbers of one candidate, from one network to another. */
export function copyColumns(from: InferenceModel, to: InferenceModel, { node, columns }: Candidate): void {
  const { states } = nodeOf(from, node);
  for (const column of columns) {
    const numbers = valuesOf(from, node).subarray(column * states, (column + 1) * states);
    valuesOf(to, node).set(numbers, column * states);
  }
}

const NOTHING = new Float64Array();

/** The numbers of a full table. */
export function valuesOf(model: InferenceModel, node: number): Float64Array {
  const { table } = nodeOf(model, node);
  return table.kind === 'full' ? table.values : NOTHING;
}
