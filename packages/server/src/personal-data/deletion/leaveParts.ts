import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { assessments, studyExperts, studyReminders } from '../../database/schema/index.js';
import { lockNodes } from '../../judgements/index.js';
import { lockNetwork } from '../../networks/index.js';
import { recordEvent } from '../../platform/events/events.js';
import type { Services } from '../../platform/services.js';
import { refusalOf } from '../../roles/studyActs.js';
import { endPart, findStudy, readStudyState, withdrawReminders } from '../../studies/index.js';

/** What somebody was asked to answer alone, and whether they take part. */
export interface Part {
  readonly networkId: string;
  readonly expertId: string;
}

/** Where a person takes part in studies, or was asked to at the address of the account. */
export const listParts = (transaction: Transaction, { id, usernameKey }: UserRow): Promise<Part[]> =>
  transaction
    .select({ networkId: studyExperts.networkId, expertId: studyExperts.id })
    .from(studyExperts)
    .where(
      and(
        isNull(studyExperts.endedAt),
        or(eq(studyExperts.userId, id), and(isNull(studyExperts.userId), eq(studyExperts.addressKey, usernameKey))),
      ),
    );

/**
 * Ends the part of somebody whose account is being deleted. Answers that the protocol no longer lets them take away stay
 * under the code; an invitation that they have not accepted counts as declined.
 * @returns what became of the answers; undefined if there were none to be
 */
export async function leavePart(
  transaction: Transaction,
  { part: { networkId, expertId }, user, keeps }: { part: Part; user: UserRow; keeps: boolean },
  { clock }: Pick<Services, 'clock'>,
): Promise<'kept' | 'erased' | undefined> {
  const [own] = await transaction
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.networkId, networkId), eq(assessments.expertId, expertId)))
    .orderBy(desc(assessments.round))
    .limit(1);
  const assessment = own && { networkId, assessmentId: own.id };
  if (assessment) await lockNodes(transaction, assessment);
  await lockNetwork(transaction, networkId);
  const ofExpert = and(eq(studyExperts.networkId, networkId), eq(studyExperts.id, expertId));
  const [expert] = await transaction
    .select({ userId: studyExperts.userId })
    .from(studyExperts)
    .where(and(ofExpert, isNull(studyExperts.endedAt)));
  if (!expert) return undefined;
  const at = clock.now();
  if (assessment && expert.userId === user.id) {
    const found = await findStudy(transaction, networkId);
    const state = await readStudyState(transaction, { found, by: 'take_part', at });
    const erases = !keeps && refusalOf('withdraw', state) === undefined;
    await endPart(transaction, { assessment, expertId, user, keeps: !erases, at });
    return erases ? 'erased' : 'kept';
  }
  await transaction.update(studyExperts).set({ endedAt: at, ending: 'declined' }).where(ofExpert);
  await withdrawReminders(transaction, eq(studyReminders.expertId, expertId));
  await recordEvent(transaction, {
    type: 'expert_declined',
    at,
    actor: undefined,
    networkId,
    metadata: { expert: expertId },
  });
  return undefined;
}
