import { and, eq, isNull } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { networkMembers, networks, studies, type StudyConsent, studyExperts } from '../../database/schema/index.js';
import { deleteInvitation, roleMay } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { may, roleIn } from '../../roles/rights.js';
import { grantedRoles, roles } from '../../roles/roles.js';
import type { OpenStudy } from '../requireOpenRound.js';
import { beginAssessment } from './beginAssessment.js';
import type { ExpertRow } from './findExpert.js';

interface Binding {
  readonly expert: ExpertRow;
  readonly user: UserRow;
  readonly consent: StudyConsent;
  readonly open: OpenStudy;
  readonly at: Date;
}

/**
 * Makes a person the expert of an invitation, with an empty assessment of their own. Call it with the network locked.
 * @throws ApiError one_part
 */
export async function bindExpert(
  transaction: Transaction,
  { expert: { networkId, id, invitedBy }, user, consent, open: { round, opened }, at }: Binding,
): Promise<void> {
  await requireNoPart(transaction, { networkId, userId: user.id, at });
  const [shared] = await transaction
    .select({ id: networkMembers.id })
    .from(networkMembers)
    .where(and(eq(networkMembers.networkId, networkId), eq(networkMembers.userId, user.id), roleMay('see_people')))
    .limit(1);
  const bound = { userId: user.id, acceptedAt: at, consent, locale: consent.locale, sawShared: shared !== undefined };
  await transaction
    .update(studyExperts)
    .set(bound)
    .where(and(eq(studyExperts.networkId, networkId), eq(studyExperts.id, id)));
  const { member: role } = roles[grantedRoles.byConsent];
  await transaction
    .insert(networkMembers)
    .values({ networkId, id, userId: user.id, role, invitedBy, createdAt: at, acceptedAt: at });
  const { protocol } = opened;
  const assessmentId = await beginAssessment(transaction, {
    networkId,
    expertId: id,
    round: round.round,
    protocol,
    at,
  });
  await recordEvent(transaction, {
    type: 'expert_accepted',
    at,
    actor: user,
    networkId,
    assessmentId,
    metadata: { expert: id },
  });
}

/**
 * Whoever has a part in the network has no second one, nor has the deputy who agreed to run it. An invitation to work on it
 * that is still open ends.
 */
async function requireNoPart(
  transaction: Transaction,
  { networkId, userId, at }: { networkId: string; userId: string; at: Date },
): Promise<void> {
  const [network] = await transaction
    .select({ ownerId: networks.ownerId, deputyId: studies.deputyId })
    .from(networks)
    .leftJoin(studies, eq(studies.networkId, networks.id))
    .where(eq(networks.id, networkId));
  if (network?.deputyId === userId) throw new ApiError('one_part');
  const present = and(
    eq(networkMembers.networkId, networkId),
    eq(networkMembers.userId, userId),
    isNull(networkMembers.endedAt),
  );
  const [member] = await transaction.select().from(networkMembers).where(present);
  const role = network && roleIn(network, userId, member?.role ?? null);
  if (role === undefined) return;
  if (!member || !may(role, 'answer_invitation')) throw new ApiError('one_part');
  await transaction.update(networkMembers).set({ endedAt: at, ending: 'cancelled' }).where(present);
  await deleteInvitation(transaction, member);
}
