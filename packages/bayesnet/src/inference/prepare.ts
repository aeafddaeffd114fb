import { checkStates, checkTables } from './checkQuestion.js';
import type { Computation } from './computation.js';
import { type InferenceProblem, isProblem } from './inferenceProblem.js';
import { junctionTree, type TableLimits, tableLimits } from './junctionTree.js';
import type { Evidence, InferenceModel } from './model.js';
import { type PreparedTree, prepareTree } from './propagation.js';
import { relevantNodes, separateTerms } from './relevant.js';
import { type Term, termsOf } from './terms.js';

/** What posteriors are asked for. */
export interface InferenceQuestion {
  /**
   * The nodes whose posteriors are wanted, by index: fewer need fewer tables.
   * @default all
   */
  readonly targets?: readonly number[];
  /** @default nothing is known */
  readonly evidence?: Evidence;
  /** @default 2^23 numbers in the largest table, 2^25 in all */
  readonly limits?: TableLimits;
}

/** Terms that hang together through what was not observed, and their junction tree. */
export interface PreparedPart {
  readonly terms: readonly Term[];
  readonly tree: PreparedTree;
  /** True if it has a target. The others only tell how probable the findings are. */
  readonly asked: boolean;
}

/** A question prepared for a model; other numbers in the same tables need no new preparation. */
export interface PreparedInference {
  readonly model: InferenceModel;
  readonly targets: readonly number[];
  readonly evidence: Evidence;
  readonly parts: readonly PreparedPart[];
  /** True if a finding hangs on tables that are missing or too entangled, but that no target needs. */
  readonly incomplete: boolean;
}

const NOTHING: Evidence = new Map();

/** Leaves out what does not matter, and builds a junction tree for each part that findings separate from the others. */
export function* prepareInference(
  model: InferenceModel,
  { targets = [...model.nodes.keys()], evidence = NOTHING, limits = tableLimits }: InferenceQuestion,
): Computation<PreparedInference | InferenceProblem> {
  const unknown = checkStates(model, targets, evidence);
  if (unknown) return unknown;
  const { terms, sizes } = termsOf(model, relevantNodes(model, targets, evidence), evidence);
  const wanted = new Set(targets);
  const parts: PreparedPart[] = [];
  let incomplete = false;
  for (const group of separateTerms(terms)) {
    const asked = group.some(({ node }) => wanted.has(node));
    const scopes = group.map(({ free }) => free);
    const problem = checkTables(model, [...new Set(group.map(({ node }) => node))]);
    const tree = problem ?? (yield* junctionTree(scopes, sizes, limits));
    if (!isProblem(tree)) parts.push({ terms: group, tree: prepareTree(tree, scopes, sizes), asked });
    else if (asked) return tree;
    else incomplete = true;
  }
  return { model, targets, evidence, parts, incomplete };
}
