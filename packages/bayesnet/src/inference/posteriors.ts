import { scatterAdd } from './cellMap.js';
import { between, type Computation } from './computation.js';
import { conflictOf } from './conflict.js';
import { type InferenceProblem, isProblem } from './inferenceProblem.js';
import { type InferenceModel, nodeOf } from './model.js';
import { type InferenceQuestion, prepareInference, type PreparedInference } from './prepare.js';
import { propagate, sumOfProduct } from './propagation.js';
import { freeNumbers, isOfNode, type Term } from './terms.js';

/** What follows from the findings. Distributions add up to 1. */
export interface Posteriors {
  /**
   * The natural logarithm of the probability of all findings together. Undefined if it hangs on tables that are missing
   * or too entangled, though none of the targets does.
   */
  readonly logProbability: number | undefined;
  /** P(node | findings), one number for each state. Undefined for a node that is not a target. */
  marginal(node: number): Float64Array | undefined;
  /**
   * P(parents, node | findings) in the layout of the node's table, 0 where it contradicts a finding. Undefined for a
   * node that is no target, and for a noisy-MAX, whose table may be too large to list.
   */
  family(node: number): Float64Array | undefined;
}

/** All posteriors of the targets, computed exactly. */
export function* posteriorsOf(
  model: InferenceModel,
  question: InferenceQuestion = {},
): Computation<Posteriors | InferenceProblem> {
  const prepared = yield* prepareInference(model, question);
  return isProblem(prepared) ? prepared : yield* posteriorsIn(prepared);
}

/** The same for a question that is prepared, with the numbers of `model` if they are others. */
export function* posteriorsIn(
  prepared: PreparedInference,
  model: InferenceModel = prepared.model,
): Computation<Posteriors | InferenceProblem> {
  const { parts, evidence, incomplete } = prepared;
  let logProbability = 0;
  /** The posteriors of the terms, over the free variables of each. */
  const posteriors = new Map<Term, Float64Array>();
  const all = parts.reduce((sum, { tree }) => sum + tree.cells, 0);
  let done = 0;
  for (const { terms, tree, asked } of parts) {
    const values = freeNumbers(model, terms);
    const from = done / all;
    done += tree.cells;
    if (!asked) {
      logProbability += yield* between(sumOfProduct(tree, values), from, done / all);
      continue;
    }
    const { logSum, derivatives } = yield* between(propagate(tree, values), from, done / all);
    logProbability += logSum;
    for (const [index, term] of terms.entries()) {
      posteriors.set(term, normalized(derivatives[index]!, values[index]!));
    }
  }
  if (logProbability === Number.NEGATIVE_INFINITY) return yield* between(conflictOf(model, evidence), 1, 1);

  const wanted = new Set(prepared.targets);
  const byNode = new Map([...posteriors.keys()].filter(isOfNode).map((term) => [term.node, term]));
  return {
    // Rounding must not make anything more than certain.
    logProbability: incomplete ? undefined : Math.min(0, logProbability),
    marginal: (node) => {
      if (!wanted.has(node)) return undefined;
      const found = new Float64Array(nodeOf(model, node).states);
      const observed = evidence.get(node);
      if (observed === undefined) {
        const values = posteriors.get(byNode.get(node)!)!;
        // The node itself varies fastest.
        for (let cell = 0; cell < values.length; cell += 1) found[cell % found.length]! += values[cell]!;
      } else found[observed] = 1;
      return found;
    },
    family: (node) => {
      const term = byNode.get(node);
      const { table } = nodeOf(model, node);
      if (!term || !wanted.has(node) || table.kind !== 'full') return undefined;
      const found = new Float64Array(table.values.length);
      scatterAdd(found, posteriors.get(term)!, term.slice);
      return found;
    },
  };
}

/** Cell times derivative is the joint probability with all findings, up to a factor. */
function normalized(derivatives: Float64Array, values: Float64Array): Float64Array {
  const found = new Float64Array(values.length);
  let total = 0;
  for (let cell = 0; cell < found.length; cell += 1) {
    const joint = derivatives[cell]! * values[cell]!;
    found[cell] = joint;
    total += joint;
  }
  for (let cell = 0; cell < found.length; cell += 1) found[cell]! /= total;
  return found;
}
