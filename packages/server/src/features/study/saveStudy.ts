import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { studies, studyRounds } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { recordEvent } from '../../ground/events/events.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { requireStudyRight } from '../../ground/study/requireStudyRight.js';
import { checkProtocol } from './checkProtocol.js';
import { presentStudy } from '../../ground/study/findStudy.js';

/** Makes the network a study, or changes its protocol, until a round is opened. The same again changes nothing. */
export const saveStudy: Operation<'saveStudy'> = ({ path, body, caller: { user } }, { database, clock, config }) =>
  withTransaction(database, async (transaction) => {
    const { network, assessment: shared } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    if ((await transaction.$count(studyRounds, eq(studyRounds.networkId, networkId))) > 0)
      throw new ApiError('study_stands');
    const { purpose } = body;
    if (purpose.includes('\0') || !purpose.isWellFormed())
      throw new ApiError('invalid_input', { reason: 'impossible-character', field: 'purpose' });
    const at = clock.now();
    await checkProtocol(transaction, body, { shared, at });
    const [before] = await transaction.select().from(studies).where(eq(studies.networkId, networkId));
    if (before && isDeepStrictEqual(before.protocol, body))
      return presentStudy({ study: before, round: null, opened: null }, true);
    if (!before) requireStudyRight(user, config);
    const [study] = await transaction
      .insert(studies)
      .values({ networkId, createdAt: at, protocol: body })
      .onConflictDoUpdate({ target: studies.networkId, set: { protocol: body } })
      .returning();
    await recordEvent(transaction, {
      ...{ type: 'study_saved', at, actor: user, networkId, before: before?.protocol ?? null, after: body },
    });
    if (!study) throw new Error('An insert returned no row.');
    return presentStudy({ study, round: null, opened: null }, true);
  });
