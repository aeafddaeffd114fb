import type { Computation } from './computation.js';
import { exclusionOf } from './exclusion.js';
import { type InferenceProblem, isProblem } from './inferenceProblem.js';
import { type Evidence, type InferenceModel, nodeOf } from './model.js';
import { prepareInference } from './prepare.js';
import { sumOfProduct } from './propagation.js';
import { freeNumbers } from './terms.js';

/** Of findings that cannot occur together, as few as cannot: each is left out for good if the rest is still impossible. */
export function* conflictOf(model: InferenceModel, evidence: Evidence): Computation<InferenceProblem> {
  const kept = new Map(evidence);
  for (const [node, state] of evidence) {
    kept.delete(node);
    if (!(yield* isImpossible(model, kept))) kept.set(node, state);
  }
  const by = yield* exclusionOf(model, kept);
  return {
    code: 'impossible-evidence',
    params: {
      findings: [...kept].map(([node, state]) => ({ node: nodeOf(model, node).id, state })),
      ...(by ? { by } : {}),
    },
  };
}

function* isImpossible(model: InferenceModel, evidence: Evidence): Computation<boolean> {
  const prepared = yield* prepareInference(model, { targets: [], evidence });
  if (isProblem(prepared)) return false;
  for (const { tree, terms } of prepared.parts) {
    if ((yield* sumOfProduct(tree, freeNumbers(model, terms))) === Number.NEGATIVE_INFINITY) return true;
  }
  return false;
}
