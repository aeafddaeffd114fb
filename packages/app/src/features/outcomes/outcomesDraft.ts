import type { NodeState, OutcomesSave, TypicalCase } from '@credence/api-client';

/** What the owner has chosen and not saved, and what it is based on. */
export interface OutcomesDraft extends OutcomesSave {
  readonly base: string;
}

export const outcomesForm = (networkId: string) => `outcomes ${networkId}`;

/** The draft in what this form once stored; undefined if it is anything else. */
export function outcomesIn(value: unknown): OutcomesDraft | undefined {
  const { outcomes, cases, base } = (value ?? {}) as Partial<Record<keyof OutcomesDraft, unknown>>;
  return areStates(outcomes) && Array.isArray(cases) && cases.every(isCase) && typeof base === 'string'
    ? { outcomes, cases, base }
    : undefined;
}

/** Whether two versions name the same. */
export const isSame = (one: OutcomesSave, other: OutcomesSave): boolean => textOf(one) === textOf(other);

function textOf({ outcomes, cases }: OutcomesSave): string {
  const plain = (states: readonly NodeState[]) => states.map(({ node, state }) => [node, state]);
  return JSON.stringify([plain(outcomes), cases.map(({ name, findings }) => [name, plain(findings)])]);
}

function isCase(value: unknown): value is TypicalCase {
  const { name, findings } = (value ?? {}) as Partial<Record<keyof TypicalCase, unknown>>;
  return typeof name === 'string' && areStates(findings);
}

function areStates(value: unknown): value is NodeState[] {
  return Array.isArray(value) && value.every(isNodeState);
}

function isNodeState(value: unknown): value is NodeState {
  const { node, state } = (value ?? {}) as Partial<Record<keyof NodeState, unknown>>;
  return typeof node === 'string' && Number.isInteger(state);
}
