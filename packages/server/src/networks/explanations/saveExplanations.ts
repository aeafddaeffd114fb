import type { components } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { explanations, networks } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { findNode } from '../nodes/requireNode.js';
import { requireLockedNetwork } from '../requireLockedNetwork.js';
import { isImpossibleLine } from './impossibleLine.js';
import { nothing, ownTexts, presentExplanations } from './presentExplanations.js';
import { refuseWrongCount } from './refuseWrongCount.js';

type Explanation = components['schemas']['Explanation'];

/** Stores the owner's texts about a node; earlier ones stay in the history. Saving the same texts changes nothing. */
export const saveExplanations: Operation<'saveExplanations'> = (
  { path, body, caller: { user } },
  { database, clock },
) => {
  const own = trimmed(body);
  refuseImpossible(own);
  return withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.networkId, user, 'describe');
    const found = await findNode(transaction, network.id, path.nodeId);
    if (!found) throw new ApiError('node_not_found');
    const { node } = found;
    refuseWrongCount(own.states.length, node.states.length, 'states');
    const before = node.explanation ? ownTexts(node.explanation) : nothing(node.states.length);
    if (isSame(before, own)) return presentExplanations(node);

    const at = clock.now();
    const row = { networkId: network.id, nodeKey: node.key, ...own, authorId: user.id, savedAt: at };
    await transaction
      .insert(explanations)
      .values(row)
      .onConflictDoUpdate({ target: [explanations.networkId, explanations.nodeKey], set: row });
    await transaction.update(networks).set({ modifiedAt: at }).where(eq(networks.id, network.id));
    await recordEvent(transaction, {
      type: 'explanations_saved',
      at,
      actor: user,
      networkId: network.id,
      nodeKey: node.key,
      before,
      after: own,
    });
    return presentExplanations({ ...node, explanation: row });
  });
};

function trimmed({ title, explanation, unit, states }: Explanation): Explanation {
  return {
    title: title.trim(),
    explanation: explanation.trim(),
    unit: unit.trim(),
    states: states.map((state) => {
      const asCondition = state.asCondition?.trim();
      return {
        title: state.title.trim(),
        explanation: state.explanation.trim(),
        ...(asCondition ? { asCondition } : {}),
      };
    }),
  };
}

/** Names, units and conditions are one line; explanations may have several. No text holds what cannot be stored or shown. */
function refuseImpossible({ title, explanation, unit, states }: Explanation): void {
  const lines = {
    title,
    unit,
    ...Object.fromEntries(states.map((state, at) => [`states[${at}].title`, state.title])),
    ...Object.fromEntries(states.map((state, at) => [`states[${at}].asCondition`, state.asCondition ?? ''])),
  };
  const texts = {
    explanation,
    ...Object.fromEntries(states.map((state, at) => [`states[${at}].explanation`, state.explanation])),
  };
  const wrong =
    Object.entries(lines).find(([, text]) => isImpossibleLine(text)) ??
    Object.entries(texts).find(([, text]) => /(?![\n\r\t])\p{Cc}/u.test(text) || !text.isWellFormed());
  if (wrong) throw new ApiError('invalid_input', { reason: 'impossible-character', field: wrong[0] });
}

function isSame(one: Explanation, other: Explanation): boolean {
  const parts = ({ title, explanation, unit, states }: Explanation) => [
    title,
    explanation,
    unit,
    ...states.flatMap((state) => [state.title, state.explanation, state.asCondition]),
  ];
  const others = parts(other);
  return parts(one).every((part, index) => part === others[index]);
}
