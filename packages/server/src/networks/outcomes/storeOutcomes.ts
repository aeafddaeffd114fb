import { isDeepStrictEqual } from 'node:util';
import type { NetworkOutcomes, OutcomesSave } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import { networks, outcomes } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import type { Services } from '../../platform/services.js';
import { listNodes } from '../nodes/nodes.js';
import { requireLockedNetwork } from '../requireLockedNetwork.js';
import { checkOutcomes } from './checkOutcomes.js';
import { findOutcomes } from './findOutcomes.js';
import { presentOutcomes } from './presentOutcomes.js';

/** Both lists, whose network they are of, and who made them. */
export interface OutcomesToStore {
  readonly networkId: string;
  readonly user: UserRow;
  readonly body: OutcomesSave;
  /** The revision that the client loaded; without it, the save overwrites whatever is there. */
  readonly loaded: string | undefined;
}

/** Stores both lists; earlier ones stay in the history. The same lists again change nothing, whatever was loaded. */
export function storeOutcomes(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { networkId: id, user, body, loaded }: OutcomesToStore,
): Promise<NetworkOutcomes> {
  const after = inOrderOfKeys(body);
  return withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, id, user, 'describe');
    checkOutcomes(after, await listNodes(transaction, network.id));
    const saved = await findOutcomes(transaction, network.id);
    const before = inOrderOfKeys(saved);
    if (isDeepStrictEqual(before, after)) return presentOutcomes(saved, true);
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
}

function inOrderOfKeys({ outcomes: named, cases }: OutcomesSave): OutcomesSave {
  return {
    outcomes: named,
    cases: cases.map(({ name, findings }) => ({ name: name.trim(), findings })),
  };
}
