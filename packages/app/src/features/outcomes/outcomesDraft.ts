import type { NodeState, OutcomesSave } from '@credence/api-client';
import * as v from 'valibot';
import { whole } from '../../ground/device/shapes.js';
import type { Form } from '../../ground/drafts/drafts.js';

export const outcomesForm = (networkId: string): Form => ({ form: 'outcomes', networkId });

const states = v.array(v.object({ node: v.string(), state: whole(Number.MIN_SAFE_INTEGER) }));

/** What the owner has chosen and not saved, and what it is based on. */
export const outcomesDraft = v.object({
  outcomes: states,
  cases: v.array(v.object({ name: v.string(), findings: states })),
  base: v.string(),
});

/** Whether two versions name the same. */
export const isSame = (one: OutcomesSave, other: OutcomesSave): boolean => textOf(one) === textOf(other);

function textOf({ outcomes, cases }: OutcomesSave): string {
  const plain = (states: readonly NodeState[]) => states.map(({ node, state }) => [node, state]);
  return JSON.stringify([plain(outcomes), cases.map(({ name, findings }) => [name, plain(findings)])]);
}
