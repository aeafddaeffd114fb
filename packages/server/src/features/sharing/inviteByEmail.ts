import type { components } from '@credence/api-client';
import type { Transaction } from '../../database/database.js';
import { withTransaction } from '../../database/withTransaction.js';
import { lockAccount, type UserRow } from '../../ground/accounts/users.js';
import { normaliseUsername } from '../../ground/accounts/username.js';
import { recordEvent } from '../../ground/events/events.js';
import type { NetworkRow } from '../../ground/networks/networks.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import { insertWaiting, isWaiting } from '../../ground/networks/waitingInvitations.js';
import type { Operation } from '../../http/operation.js';
import { allowAttempts } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { addInvitee } from './addInvitee.js';
import { isAddress } from './isAddress.js';
import { invitationMailAllowed, mailInvitation, mailInvitationToJoin } from './mailInvitation.js';
import { findMember, requireRoom } from './members.js';

type Result = components['schemas']['InvitedByEmail']['results'][number];

/**
 * Invites people by their addresses, with or without an account, and mails each of them. One transaction for all, so
 * that a repeated request after an error mails nobody twice.
 */
export const inviteByEmail: Operation<'inviteByEmail'> = async ({ path, body, caller: { user } }, services) => {
  const { database, clock, config } = services;
  const { network } = await requireNetwork(database, path.networkId, user, 'own');
  const wanted = [...new Map(body.emails.map((email) => [normaliseUsername(email), email.trim()]))];
  const sending = wanted.map(() => ({ limit: limits.invitationsBySender, subject: user.id }));
  await allowAttempts(database, sending, { secret: config.secret, at: clock.now() });

  const outcomes = new Map<string, Result['outcome']>();
  await withTransaction(database, async (transaction) => {
    const { network: shared } = await requireLockedNetwork(transaction, network.id, user, 'own');
    // In order of the addresses, so that two owners who invite the same people do not wait for each other.
    for (const [key, email] of wanted.toSorted(([one], [other]) => (one < other ? -1 : 1)))
      outcomes.set(
        key,
        await invite(transaction, { network: shared, inviter: user, email, locale: body.locale }, services),
      );
  });
  const results = body.emails.map((email) => ({ email, outcome: outcomes.get(normaliseUsername(email)) ?? 'later' }));
  return { success: true, results };
};

interface Invitee {
  network: NetworkRow;
  inviter: UserRow;
  email: string;
  locale: string | undefined;
}

async function invite(
  transaction: Transaction,
  { network, inviter, email, locale = inviter.locale ?? 'en' }: Invitee,
  services: Services,
): Promise<Result['outcome']> {
  if (normaliseUsername(email) === inviter.usernameKey) return 'own_address';
  if (!isAddress(email)) return 'not_an_address';
  // Locked, so that an account activated right now either finds the invitation waiting or is found here.
  const account = await lockAccount(transaction, email);
  const member = account && (await findMember(transaction, network.id, account.id));
  if (member) return member.role === 'invitation' ? 'already_invited' : 'already_collaborator';
  if (await isWaiting(transaction, network.id, email)) return 'already_invited';
  await requireRoom(transaction, network.id);
  if (!(await invitationMailAllowed(transaction, email, services))) return 'later';

  const at = services.clock.now();
  if (account?.activatedAt && !account.deletedAt) {
    await addInvitee(transaction, { network, inviter, invitee: account, at });
    await mailInvitation(transaction, { network, inviter, invitee: account }, services);
    return 'invited';
  }
  await insertWaiting(transaction, { networkId: network.id, invitedBy: inviter.id, address: email, createdAt: at });
  await recordEvent(transaction, {
    type: 'collaborator_invited',
    at,
    actor: inviter,
    networkId: network.id,
    metadata: { hasAccount: false },
  });
  await mailInvitationToJoin(transaction, { network, inviter, address: email, locale }, services);
  return 'invited';
}
