import { configurationOfColumn } from '../cpt/configuration.js';
import type { Computation } from './computation.js';
import { type Exclusion, type Finding, isProblem } from './inferenceProblem.js';
import { type Evidence, type InferenceModel, nodeOf } from './model.js';
import { prepareInference } from './prepare.js';
import { propagate } from './propagation.js';
import { freeNumbers, type Term } from './terms.js';

/**
 * The share of 0 without which findings that cannot occur together could: the probability of the findings grows with it,
 * though it is 0. Of several, the one with which it grows most. Undefined if it is in
 * no table.
 */
export function* exclusionOf(model: InferenceModel, evidence: Evidence): Computation<Exclusion | undefined> {
  const prepared = yield* prepareInference(model, { targets: [], evidence });
  if (isProblem(prepared)) return undefined;
  let found: Exclusion | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const { tree, terms } of prepared.parts) {
    const { logSum, derivatives, logScales } = yield* propagate(tree, freeNumbers(model, terms));
    if (logSum !== Number.NEGATIVE_INFINITY) continue;
    for (const [index, term] of terms.entries()) {
      // A parameter of a noisy-MAX is no share of one combination of its parents.
      if (nodeOf(model, term.node).table.kind !== 'full') continue;
      const { cell, value } = largest(derivatives[index]!);
      const growth = Math.log(value) + logScales[index]!;
      if (growth > most) {
        most = growth;
        found = exclusionAt(model, term, cell);
      }
    }
  }
  return found;
}

function largest(values: Float64Array): { cell: number; value: number } {
  let cell = 0;
  for (let at = 1; at < values.length; at += 1) if (values[at]! > values[cell]!) cell = at;
  return { cell, value: values[cell]! };
}

/** The state and the conditions of a cell of a node's table. */
function exclusionAt(model: InferenceModel, { node, slice: { high, low } }: Term, free: number): Exclusion {
  const { id, states, parents } = nodeOf(model, node);
  const cell = high[Math.floor(free / low.length)]! + low[free % low.length]!;
  const radices = parents.map((parent) => nodeOf(model, parent).states);
  const configuration = configurationOfColumn(Math.floor(cell / states), radices)!;
  const conditions = configuration.map((state, at): Finding => ({ node: nodeOf(model, parents[at]!).id, state }));
  return { node: id, state: cell % states, conditions };
}
