import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Study, StudyProtocol } from '@credence/api-client';
import type { UserRow } from '../accounts/index.js';
import type { Transaction } from '../database/database.js';
import { studies, studyProtocols, studyRounds } from '../database/schema/index.js';
import { withTransaction } from '../database/withTransaction.js';
import { type Assessment, requireLockedNetwork } from '../networks/index.js';
import { ApiError } from '../platform/errors.js';
import { recordEvent } from '../platform/events/events.js';
import type { Services } from '../platform/services.js';
import { checkProtocol } from './checkProtocol.js';
import { findStudy, findStudyIfAny, type RoundRow } from './findStudy.js';
import { frozenHashes } from './frozenHashes.js';
import { presentStudy } from './presentStudy.js';
import { requireAct } from './requireAct.js';

/** A protocol, whose study it is, and who wrote it. */
export interface ProtocolToStore {
  readonly networkId: string;
  readonly user: UserRow;
  readonly protocol: StudyProtocol;
}

/**
 * Makes the network a study, or changes its protocol until an expert has accepted: accepting locks the network, too, so that
 * nobody consents to another protocol than stands. The same again changes nothing.
 */
export const storeProtocol = (
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  { networkId: id, user, protocol: body }: ProtocolToStore,
): Promise<Study> =>
  withTransaction(database, async (transaction) => {
    const { network, assessment: shared } = await requireLockedNetwork(transaction, id, user, 'run_study');
    const networkId = network.id;
    const at = clock.now();
    const earlier = await findStudyIfAny(transaction, networkId);
    if (earlier) await requireAct(transaction, 'change_protocol', { found: earlier, by: 'run_study', at });
    const { purpose } = body;
    if (purpose.includes('\0') || !purpose.isWellFormed())
      throw new ApiError('invalid_input', { reason: 'impossible-character', field: 'purpose' });
    await checkProtocol(transaction, body, { shared, at });
    const before = earlier?.study;
    const round = earlier?.round;
    if (earlier && isDeepStrictEqual(earlier.study.protocol, body))
      return presentStudy(transaction, { found: earlier, by: 'run_study', at });
    if (!before) requireStudyRight(user, config);
    await transaction
      .insert(studies)
      .values({ networkId, createdAt: at, protocol: body })
      .onConflictDoUpdate({ target: studies.networkId, set: { protocol: body } });
    const version =
      round && (await writeVersion(transaction, { round, shared, protocol: body, authorId: user.id, at }));
    await recordEvent(transaction, {
      type: 'study_saved',
      at,
      actor: user,
      networkId,
      before: before?.protocol ?? null,
      after: body,
      ...(version ? { metadata: version } : {}),
    });
    return presentStudy(transaction, { found: await findStudy(transaction, networkId), by: 'run_study', at });
  });

interface NextVersion {
  readonly round: RoundRow;
  readonly shared: Assessment;
  readonly protocol: StudyProtocol;
  readonly authorId: string;
  readonly at: Date;
}

/** Makes a protocol the next version, with which the round goes on. @returns what the record keeps of it */
async function writeVersion(transaction: Transaction, { round, shared, protocol, authorId, at }: NextVersion) {
  const { networkId } = round;
  const hashes = await frozenHashes(transaction, shared, protocol);
  const version = round.protocolVersion + 1;
  await transaction.insert(studyProtocols).values({ networkId, version, protocol, hashes, authorId, at });
  await transaction
    .update(studyRounds)
    .set({ protocolVersion: version, plannedClose: new Date(protocol.closesAt), dueSeenAt: null })
    .where(and(eq(studyRounds.networkId, networkId), eq(studyRounds.round, round.round)));
  return { round: round.round, version, protocol: hashes.protocol };
}

/**
 * Where the site names groups of the institution that may own studies, refuses everybody who was in none of them at
 * their last login, and whoever never came by that.
 * @throws ApiError no_study_right
 */
function requireStudyRight(
  { ownsStudies }: Pick<UserRow, 'ownsStudies'>,
  { institution }: Pick<Services['config'], 'institution'>,
): void {
  if (institution && institution.studyGroups.length > 0 && !ownsStudies) throw new ApiError('no_study_right');
}
