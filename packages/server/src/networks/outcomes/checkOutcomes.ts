import type { NodeState, OutcomesSave, RefusalParams } from '@credence/api-client';
import { ApiError } from '../../platform/errors.js';
import type { NodeRow } from '../nodes/nodes.js';

type Problem = RefusalParams['invalid_outcomes']['reason'];

/** @throws ApiError invalid_outcomes for the first entry that does not fit the network; invalid_input for a name */
export function checkOutcomes({ outcomes, cases }: OutcomesSave, nodes: readonly NodeRow[]): void {
  const states = new Map(nodes.map((node) => [node.key, node.states.length]));
  refuse(firstProblem(outcomes, states, ({ node, state }) => `${node}.${state}`));
  for (const [index, { name, findings }] of cases.entries()) {
    const field = `cases[${index}].name`;
    if (name === '') throw new ApiError('invalid_input', { reason: 'empty', field });
    if (/\p{Cc}/u.test(name) || !name.isWellFormed()) {
      throw new ApiError('invalid_input', { reason: 'impossible-character', field });
    }
    // Two findings of one node contradict or repeat each other.
    refuse(
      firstProblem(findings, states, ({ node }) => node),
      index + 1,
    );
  }
}

function refuse(problem: { reason: Problem; item: number } | undefined, place?: number): void {
  if (problem) throw new ApiError('invalid_outcomes', { ...problem, ...(place === undefined ? {} : { case: place }) });
}

function firstProblem(
  entries: readonly NodeState[],
  states: ReadonlyMap<string, number>,
  identity: (entry: NodeState) => string,
): { reason: Problem; item: number } | undefined {
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const reason = problemOf(entry, states.get(entry.node), seen.has(identity(entry)));
    if (reason) return { reason, item: index + 1 };
    seen.add(identity(entry));
  }
  return undefined;
}

function problemOf({ state }: NodeState, states: number | undefined, isRepeated: boolean): Problem | undefined {
  if (states === undefined) return 'unknown-node';
  if (state >= states) return 'unknown-state';
  return isRepeated ? 'twice' : undefined;
}
