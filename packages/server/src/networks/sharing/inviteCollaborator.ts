import { standard } from '@credence/text';
import { findInvitable, lockUser, normaliseUsername, type UserRow } from '../../accounts/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { tooMany, attemptAllowed, countAttempt } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { requireLockedNetwork } from '../requireLockedNetwork.js';
import { requireNetwork } from '../requireNetwork.js';
import { countInvitationMail } from './countInvitationMail.js';
import { noWords } from './invitations.js';
import { tieOf } from './listedInvitation.js';
import { requireRoom } from './members.js';
import { sendInvitation } from './sendInvitation.js';

/** Invites a person to work on the network, and mails them. Until they accept, they see nothing else of it. */
export const inviteCollaborator: Operation<'inviteCollaborator'> = async ({ path, caller: { user } }, services) => {
  const { database, clock } = services;
  const { network } = await requireNetwork(database, path.networkId, user, 'share');
  const wanted = normaliseUsername(path.username);
  if (wanted === '') throw new ApiError('username_required');
  if (wanted === user.usernameKey) throw new ApiError('own_network');
  const invitee = await findInvitee(services, user, wanted);

  const refusal = await withTransaction(database, async (transaction) => {
    await requireLockedNetwork(transaction, network.id, user, 'share');
    const tie = await tieOf(transaction, { networkId: network.id, address: wanted, account: invitee });
    if (tie) throw new ApiError(tie);
    await requireRoom(transaction, network.id);
    // Invited and taken back again and again, they are not mailed each time; and nobody is invited without a mail.
    const mail = await countInvitationMail(transaction, { from: user.id, address: invitee.username }, services);
    if (!mail.allowed) return tooMany(mail.until, clock.now());
    // Found by a spelling that mail servers need not know.
    const addresses = { address: path.username.trim(), mailTo: invitee.username };
    const invited = { ...addresses, account: invitee, words: noWords, locale: standard };
    await sendInvitation(transaction, { network, inviter: user, ...invited }, services);
    return undefined;
  });
  // Thrown outside the transaction, so that the attempt stays counted.
  if (refusal) throw refusal;
  return { success: true, message: `${invitee.username} is invited and gets an e-mail.` };
};

/**
 * Finds the account that an owner wants to invite. Inviting reveals who has an account, so misses are
 * limited: a slip of the pen costs minutes, and only somebody who goes on and on waits longer. After that, existing accounts are refused too, or the refusal would reveal as much.
 * @throws ApiError user_not_found, too_many_requests
 */
async function findInvitee(
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  user: UserRow,
  username: string,
): Promise<UserRow> {
  const counting = { secret: config.secret, at: clock.now() };
  const misses = [limits.missedInvitation, limits.manyMissedInvitations].map((limit) => ({ limit, subject: user.id }));
  const found = await withTransaction(database, async (transaction) => {
    // Serialised, so that many parallel requests gain nothing.
    await lockUser(transaction, user.id);
    for (const miss of misses) {
      const { allowed, until } = await attemptAllowed(transaction, miss, counting);
      if (!allowed) return tooMany(until, counting.at);
    }
    const invitee = await findInvitable(transaction, username);
    if (!invitee) for (const miss of misses) await countAttempt(transaction, miss, counting);
    return invitee ?? new ApiError('user_not_found');
  });
  // Thrown outside the transaction, so that the miss stays counted.
  if (found instanceof ApiError) throw found;
  return found;
}
