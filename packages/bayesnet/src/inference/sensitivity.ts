import { scatterAdd } from './cellMap.js';
import { between, type Computation } from './computation.js';
import { conflictOf } from './conflict.js';
import { isState } from './checkQuestion.js';
import { type InferenceProblem, isProblem } from './inferenceProblem.js';
import { type InferenceModel, nodeOf, type Outcome } from './model.js';
import { addLinkDerivatives } from './noisyMax.js';
import { type InferenceQuestion, prepareInference, type PreparedInference, type PreparedPart } from './prepare.js';
import { propagate, type Propagated, sumOfProduct } from './propagation.js';
import { freeNumbers, isOfNode, onlyState, type Term } from './terms.js';

/**
 * How the posterior of an outcome depends on every number of every table. Each list has the layout of the node's
 * table, or of its parameters for a noisy-MAX, and is all 0 for a node that does not matter.
 */
export interface Sensitivity {
  readonly model: InferenceModel;
  /** P(outcome | findings). */
  readonly value: number;
  /** The natural logarithm of the probability of the findings that the outcome depends on. */
  readonly logEvidence: number;
  /** The derivative of P(outcome | findings) by each number, each on its own, the others of its column unchanged. */
  gradient(node: number): Float64Array;
  /** The derivative of P(outcome, findings) by each number, divided by P(findings). */
  ofJoint(node: number): Float64Array;
  /** The derivative of P(findings) by each number, divided by P(findings). */
  ofEvidence(node: number): Float64Array;
  /** P(outcome | findings) with the numbers of another model; undefined if the findings cannot occur there. */
  shareIn(model: InferenceModel): Computation<number | undefined>;
}

/** What every number of the network does to an outcome: two propagations, however many numbers there are. */
export function* sensitivityOf(
  model: InferenceModel,
  outcome: Outcome | undefined,
  question: Omit<InferenceQuestion, 'targets'> = {},
): Computation<Sensitivity | InferenceProblem> {
  if (!outcome) return { code: 'no-outcome', params: {} };
  const { node, state } = outcome;
  if (!isState(model.nodes[node], state)) return { code: 'unknown-outcome', params: { node, state } };
  const prepared = yield* prepareInference(model, { ...question, targets: [node] });
  return isProblem(prepared) ? prepared : yield* sensitivityIn(prepared, outcome);
}

/** The same for a question that is prepared with the outcome's node as its target, with the numbers of `model`. */
export function* sensitivityIn(
  prepared: PreparedInference,
  outcome: Outcome,
  model: InferenceModel = prepared.model,
): Computation<Sensitivity | InferenceProblem> {
  const { parts, evidence } = prepared;
  let asked: { part: PreparedPart; values: Float64Array[]; all: Propagated } | undefined;
  for (const [index, part] of parts.entries()) {
    const [from, to] = [index / parts.length / 2, (index + 1) / parts.length / 2];
    const values = freeNumbers(model, part.terms);
    const isAsked = part.terms.some((term) => term.free.includes(outcome.node));
    const all = isAsked ? yield* between(propagate(part.tree, values), from, to) : undefined;
    const logSum = all?.logSum ?? (yield* between(sumOfProduct(part.tree, values), from, to));
    if (logSum === Number.NEGATIVE_INFINITY) return yield* between(conflictOf(model, evidence), 1, 1);
    if (all) asked = { part, values, all };
  }
  const shareInOther = (other: InferenceModel) => shareIn(prepared, outcome, other);
  if (!asked) return known(model, evidence.get(outcome.node) === outcome.state ? 1 : 0, shareInOther);

  const { part, values, all } = asked;
  const own = part.terms.findIndex((term) => isOfNode(term) && term.node === outcome.node);
  const { states } = nodeOf(model, outcome.node);
  // What is not the outcome is left out of its own term, and of the derivatives by it.
  const only = (numbers: Float64Array) => onlyState(numbers, outcome.state, states);
  const found = yield* between(propagate(part.tree, values.with(own, only(values[own]!))), 1 / 2, 1);
  const joint = { ...found, derivatives: found.derivatives.with(own, only(found.derivatives[own]!)) };
  const value = Math.exp(joint.logSum - all.logSum);
  const ofJoint = (node: number) => layOut(model, node, part.terms, joint, all.logSum);
  const ofEvidence = (node: number) => layOut(model, node, part.terms, all, all.logSum);
  return {
    model,
    value,
    logEvidence: all.logSum,
    ofJoint,
    ofEvidence,
    shareIn: shareInOther,
    gradient: (node) => {
      const evidenceToo = ofEvidence(node);
      return ofJoint(node).map((derivative, cell) => derivative - value * evidenceToo[cell]!);
    },
  };
}

/** An outcome that was observed depends on nothing. */
function known(model: InferenceModel, value: number, shareIn: Sensitivity['shareIn']): Sensitivity {
  const nothing = (node: number) => new Float64Array(countOf(model, node));
  return { model, value, logEvidence: 0, gradient: nothing, ofJoint: nothing, ofEvidence: nothing, shareIn };
}

function countOf(model: InferenceModel, node: number): number {
  const { table } = nodeOf(model, node);
  return table.kind === 'none' ? 0 : table.values.length;
}

/** The derivatives by the numbers of a node, relative to the probability of the findings. */
function layOut(
  model: InferenceModel,
  node: number,
  terms: readonly Term[],
  { derivatives, logScales }: Propagated,
  log: number,
): Float64Array {
  const found = new Float64Array(countOf(model, node));
  const owner = nodeOf(model, node);
  for (const [index, term] of terms.entries()) {
    if (term.node !== node) continue;
    const scale = Math.exp(logScales[index]! - log);
    const scaled = derivatives[index]!.map((derivative) => derivative * scale);
    if (owner.table.kind === 'full') scatterAdd(found, scaled, term.slice);
    else if (owner.table.kind === 'noisy-max') {
      const link = new Float64Array(
        term.variables.reduce((cells, each) => cells * (model.nodes[each]?.states ?? owner.states), 1),
      );
      scatterAdd(link, scaled, term.slice);
      addLinkDerivatives(found, link, model, owner, owner.table, term.part);
    }
  }
  return found;
}

/**
 * P(outcome | findings) with the numbers of `model`, for a question that is prepared with the outcome's node as its
 * target; undefined where the findings cannot occur. Two sums, and no derivative.
 */
function* shareIn(
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
