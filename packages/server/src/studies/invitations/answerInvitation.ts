import type { UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { withTransaction } from '../../database/withTransaction.js';
import {
  addressOf,
  findMember,
  handOverWaiting,
  lockNetwork,
  type Refusals,
  requireLockedNetwork,
  tellOwner,
  updateMember,
} from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import type { Services } from '../../platform/services.js';
import { declineAsked } from '../experts/declineAsked.js';
import { askedAt } from './askedAt.js';

/** A person's answer to an invitation. */
export interface InvitationAnswer {
  readonly networkId: string;
  readonly user: UserRow;
  readonly type: 'invitation_accepted' | 'invitation_declined';
  /** The refusals for people who are not, or no longer, invited. */
  readonly refusals: Refusals;
  /** The change to their membership. */
  readonly change: (at: Date) => Parameters<typeof updateMember>[2];
}

const letters = { invitation_accepted: 'invitationAccepted', invitation_declined: 'invitationDeclined' } as const;

/** Answers an invitation once, unless it was cancelled, and tells the owner. @throws ApiError network_not_found, and the refusals */
export async function answerInvitation(
  { database, ...post }: Pick<Services, 'database' | 'clock' | 'config' | 'site'>,
  { networkId, user, type, refusals, change }: InvitationAnswer,
): Promise<void> {
  await withTransaction(database, async (transaction) => {
    const [asked] = await askedAt(transaction, user, networkId);
    if (asked) return answerAsked(transaction, { networkId, user, type, at: post.clock.now() });
    const { network } = await requireLockedNetwork(transaction, networkId, user, 'answer_invitation', refusals);
    const member = await findMember(transaction, network.id, user.id, 'answer_invitation');
    if (!member) throw new ApiError('network_not_found');
    const at = post.clock.now();
    await updateMember(transaction, member, change(at));
    // They may have been invited by the address that they have now, too.
    await handOverWaiting(transaction, user);
    await recordEvent(transaction, { type, at, actor: user, networkId: network.id });
    // Until somebody accepts, the owner knows no other address of theirs than the one invited.
    const invitedAs = type === 'invitation_declined' ? await addressOf(transaction, member) : undefined;
    const person = { ...user, username: invitedAs ?? user.username };
    await tellOwner(transaction, letters[type], { networkId: network.id, person }, post);
  });
}

/**
 * An invitation to a study can be declined like any other. To take part asks for consent, which is given beside what it is
 * to. @throws ApiError consent_missing, invitation_not_found
 */
async function answerAsked(
  transaction: Transaction,
  { type, networkId, user, at }: Pick<InvitationAnswer, 'type' | 'networkId' | 'user'> & { at: Date },
): Promise<void> {
  if (type === 'invitation_accepted') throw new ApiError('consent_missing');
  await lockNetwork(transaction, networkId);
  // It may have been accepted by its link meanwhile.
  const [asked] = await askedAt(transaction, user, networkId);
  if (!asked) throw new ApiError('invitation_not_found');
  await declineAsked(transaction, { networkId, expertId: asked.expertId, at });
}
