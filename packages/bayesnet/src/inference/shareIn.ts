import type { Computation } from './computation.js';
import { type InferenceModel, nodeOf, type Outcome } from './model.js';
import type { PreparedInference } from './prepare.js';
import { sumOfProduct } from './propagation.js';
import { freeNumbers, isOfNode, onlyState } from './terms.js';

/**
 * P(outcome | findings) with the numbers of `model`, for a question that is prepared with the outcome's node as its
 * target; undefined where the findings cannot occur. Two sums, and no derivative.
 */
export function* shareIn(
  { parts, evidence }: PreparedInference,
  outcome: Outcome,
  model: InferenceModel,
): Computation<number | undefined> {
  let share = evidence.get(outcome.node) === outcome.state ? 1 : 0;
  for (const { tree, terms } of parts) {
    const values = freeNumbers(model, terms);
    const all = yield* sumOfProduct(tree, values);
    if (all === Number.NEGATIVE_INFINITY) return undefined;
    const own = terms.findIndex((term) => isOfNode(term) && term.node === outcome.node && !evidence.has(term.node));
    if (own === -1) continue;
    const only = values.with(own, onlyState(values[own]!, outcome.state, nodeOf(model, outcome.node).states));
    share = Math.exp((yield* sumOfProduct(tree, only)) - all);
  }
  return share;
}
