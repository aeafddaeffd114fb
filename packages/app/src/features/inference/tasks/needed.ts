import type { NodeState } from '@credence/api-client';
import { between, changesFor, isProblem, sensitivityOf } from '@credence/bayesnet';
import { iterationIn, evidenceOf } from './ranking.js';
import type { InferenceTask } from './task.js';
import { outcomesIn } from './whatIf.js';

export interface NeededQuestion {
  readonly outcome: NodeState;
  readonly findings: readonly NodeState[];
  /** The probability that the outcome should at least have. */
  readonly atLeast: number;
}

/** One probability that would have to be another one. */
export interface NeededChange {
  readonly node: string;
  readonly iteration: number;
  readonly state: number;
  readonly from: number;
  readonly to: number;
  /** The number of the combination that decides it, if one does. */
  readonly combination?: number;
}

export interface FoundNeeded {
  /** The probability of the outcome now. */
  readonly value: number;
  /** The smallest changes that would do alone, the smallest first. */
  readonly changes: readonly NeededChange[];
}

/** How many changes are named. */
const MOST = 5;

/** Which single probability would have to change for an outcome to be as likely as wanted. */
export const needed: InferenceTask<NeededQuestion, FoundNeeded> = function* (
  { supposed, nodes, places },
  { outcome, findings, atLeast },
) {
  const [asked] = outcomesIn(places, [outcome]);
  const found = yield* between(
    sensitivityOf(supposed, asked, { evidence: evidenceOf({ places }, findings) }),
    0,
    1 / 2,
  );
  if (isProblem(found)) return found;
  const reaching = changesFor(found, {
    goal: { atLeast },
    most: MOST,
    // The parameters of a noisy-MAX are no answer to a question, and what cannot occur needs none any more.
    mayChange: ({ node, column }) =>
      supposed.nodes[node]?.table.kind === 'full' && nodes[node]?.columns[column]?.standing !== 'cannot_occur',
  });
  const changes = (yield* between(reaching, 1 / 2, 1)).map(({ node, column, state, from, to }) => {
    const { basis, combination } = nodes[node]?.columns[column] ?? {};
    return {
      node: supposed.nodes[node]?.id ?? '',
      iteration: iterationIn(supposed, node, column),
      state,
      from,
      to,
      ...(basis === 'combination' && combination !== undefined ? { combination } : {}),
    };
  });
  return { value: found.value, changes };
};
