import { isLeftOut, standard } from '@credence/text';
import type { components } from '@credence/api-client';
import { isAddress, lockAccount, lockAddress, normaliseUsername, type UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { allowAttempts } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import type { NetworkRow } from '../networks.js';
import { requireLockedNetwork } from '../requireLockedNetwork.js';
import { requireNetwork } from '../requireNetwork.js';
import { countInvitationMail } from './countInvitationMail.js';
import type { InvitationWords } from './invitations.js';
import { invitationWords } from './invitationWords.js';
import { tieOf } from './listedInvitation.js';
import { requireRoom } from './members.js';
import { sendInvitation } from './sendInvitation.js';

type Result = components['schemas']['InvitedByEmail']['results'][number];

/**
 * Invites people by their addresses, with or without an account, and mails each of them. One transaction for all, so
 * that a repeated request after an error mails nobody twice.
 */
export const inviteByEmail: Operation<'inviteByEmail'> = async ({ path, body, caller: { user } }, services) => {
  const { database, clock, config, mailServer } = services;
  const { locale = user.locale ?? standard } = body;
  const { network } = await requireNetwork(database, path.networkId, user, 'share');
  const words = await invitationWords(database, network.id, body);
  const wanted = [...new Map(body.emails.map((email) => [normaliseUsername(email), email.trim()]))];
  const sending = wanted.map(() => ({ limit: limits.invitationsBySender, subject: user.id }));
  await allowAttempts(database, sending, { secret: config.secret, at: clock.now() });

  const outcomes = new Map<string, Result['outcome']>();
  await withTransaction(database, async (transaction) => {
    const { network: shared } = await requireLockedNetwork(transaction, network.id, user, 'share');
    // In order of the addresses, so that two owners who invite the same people do not wait for each other.
    for (const [key, email] of wanted.toSorted(([one], [other]) => (one < other ? -1 : 1)))
      outcomes.set(key, await invite(transaction, { network: shared, inviter: user, email, words, locale }, services));
  });
  const results = body.emails.map((email) => ({ email, outcome: outcomes.get(normaliseUsername(email)) ?? 'later' }));
  return {
    success: true,
    ...(mailServer.isAway ? { mailsWait: true } : {}),
    ...(isLeftOut(words.message) ? { messageLeftOut: true } : {}),
    results,
  };
};

interface Invitee {
  network: NetworkRow;
  inviter: UserRow;
  email: string;
  words: InvitationWords;
  locale: string;
}

/** What becomes of an address. The same with and without an account, but for those who accepted. */
async function invite(
  transaction: Transaction,
  { email, ...invitation }: Invitee,
  services: Services,
): Promise<Result['outcome']> {
  const { network, inviter } = invitation;
  if (normaliseUsername(email) === inviter.usernameKey) return 'own_address';
  if (!isAddress(email)) return 'not_an_address';
  // Locked, so that an account made or activated right now either finds the invitation waiting or is found here.
  await lockAddress(transaction, email);
  const found = await lockAccount(transaction, email);
  const tie = await tieOf(transaction, { networkId: network.id, address: email, account: found });
  if (tie) return tie;
  await requireRoom(transaction, network.id);
  if (!(await countInvitationMail(transaction, { from: inviter.id, address: email }, services)).allowed) return 'later';
  const account = found?.activatedAt && !found.deletedAt ? found : undefined;
  await sendInvitation(transaction, { ...invitation, address: email, account }, services);
  return 'invited';
}
