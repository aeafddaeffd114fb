import { isDeepStrictEqual } from 'node:util';
import type { OutcomesSave } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { networks, outcomes } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { recordEvent } from '../../ground/events/events.js';
import { findOutcomes } from '../../ground/networks/findOutcomes.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import { listNodes } from '../../ground/nodes/nodes.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { checkOutcomes } from './checkOutcomes.js';
import { presentOutcomes } from './presentOutcomes.js';

/** Stores both lists; earlier ones stay in the history. The same lists again change nothing, whatever was loaded. */
export const saveOutcomes: Operation<'saveOutcomes'> = (
  { path, headers, body, caller: { user } },
  { database, clock },
) => {
  const after = inOrderOfKeys(body);
  return withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'describe');
    checkOutcomes(after, await listNodes(transaction, network.id));
    const saved = await findOutcomes(transaction, network.id);
    const before = inOrderOfKeys(saved);
    if (isDeepStrictEqual(before, after)) return presentOutcomes(saved, true);
    const loaded = headers['X-Revision'];
    if (loaded !== undefined && loaded !== String(saved.revision)) {
      throw new ApiError('stale_revision', { reason: 'outcomes' });
    }

    const at = clock.now();
    const revision = saved.revision + 1;
    const row = { networkId: network.id, ...after, revision, authorId: user.id, savedAt: at };
    await transaction.insert(outcomes).values(row).onConflictDoUpdate({ target: outcomes.networkId, set: row });
    await transaction.update(networks).set({ modifiedAt: at }).where(eq(networks.id, network.id));
    await recordEvent(transaction, {
      type: 'outcomes_saved',
      at,
      actor: user,
      networkId: network.id,
      before,
      after,
    });
    return presentOutcomes({ ...after, revision }, true);
  });
};

function inOrderOfKeys({ outcomes: named, cases }: OutcomesSave): OutcomesSave {
  return {
    outcomes: named,
    cases: cases.map(({ name, findings }) => ({ name: name.trim(), findings })),
  };
}
