import type { Study } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import { networks, studyProtocols, studyRounds } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { requireLockedNetwork } from '../../networks/index.js';
import { recordEvent } from '../../platform/events/events.js';
import type { Services } from '../../platform/services.js';
import { checkProtocol } from '../checkProtocol.js';
import { findStudy } from '../findStudy.js';
import { frozenHashes } from '../frozenHashes.js';
import { presentStudy } from '../presentStudy.js';
import { requireAct } from '../requireAct.js';

/** Opens the round of a study: from now on its experts answer, and everything that they see stays as it is. */
export const startRound = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { networkId: id, user }: { networkId: string; user: UserRow },
): Promise<Study> =>
  withTransaction(database, async (transaction) => {
    const { network, assessment: shared } = await requireLockedNetwork(transaction, id, user, 'run_study');
    const networkId = network.id;
    const found = await findStudy(transaction, networkId);
    const { study } = found;
    const at = clock.now();
    await requireAct(transaction, 'open_round', { found, by: 'run_study', at });
    const { protocol } = study;
    // The network may have been changed since the protocol was written, and its date may have passed.
    await checkProtocol(transaction, protocol, { shared, at });
    const hashes = await frozenHashes(transaction, shared, protocol);
    const opened = { networkId, version: 1, protocol, hashes, authorId: user.id, at };
    await transaction.insert(studyProtocols).values(opened);
    await transaction.insert(studyRounds).values({
      networkId,
      round: 1,
      protocolVersion: opened.version,
      openedAt: at,
      plannedClose: new Date(protocol.closesAt),
    });
    await transaction.update(networks).set({ openRound: 1, modifiedAt: at }).where(eq(networks.id, networkId));
    await recordEvent(transaction, {
      type: 'round_opened',
      at,
      actor: user,
      networkId,
      metadata: { round: 1, protocol: hashes.protocol },
    });
    return presentStudy(transaction, { found: await findStudy(transaction, networkId), by: 'run_study', at });
  });
