import { eq } from 'drizzle-orm';
import { networks, studyProtocols, studyRounds } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { recordEvent } from '../../ground/events/events.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { checkProtocol } from './checkProtocol.js';
import { findStudy, presentStudy } from '../../ground/study/findStudy.js';
import { frozenHashes } from './frozenHashes.js';

/** Opens the round of a study: from now on its experts answer, and everything that they see stays as it is. */
export const openRound: Operation<'openRound'> = ({ path, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    const { network, assessment: shared } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const { study, round: earlier } = await findStudy(transaction, networkId);
    if (earlier) throw new ApiError(earlier.closedAt ? 'study_stands' : 'round_open');
    const at = clock.now();
    const { protocol } = study;
    // The network may have been changed since the protocol was written, and its date may have passed.
    await checkProtocol(transaction, protocol, { shared, at });
    const hashes = await frozenHashes(transaction, shared, protocol);
    const opened = { networkId, version: 1, protocol, hashes, authorId: user.id, at };
    await transaction.insert(studyProtocols).values(opened);
    const [round] = await transaction
      .insert(studyRounds)
      .values({
        ...{ networkId, round: 1, protocolVersion: opened.version, openedAt: at },
        plannedClose: new Date(protocol.closesAt),
      })
      .returning();
    await transaction.update(networks).set({ openRound: 1, modifiedAt: at }).where(eq(networks.id, networkId));
    await recordEvent(transaction, {
      ...{ type: 'round_opened', at, actor: user, networkId, metadata: { round: 1, protocol: hashes.protocol } },
    });
    return presentStudy({ study, round: round ?? null, opened }, true);
  });
