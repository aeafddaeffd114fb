import { withTransaction } from '../../database/withTransaction.js';
import { findInvitable, lockUser, type UserRow } from '../../ground/accounts/users.js';
import { ApiError } from '../../platform/errors.js';
import { attemptAllowed, countAttempt, tooMany } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';

/**
 * Finds the account that an owner wants to invite. Inviting reveals who has an account, so misses are
 * limited: a slip of the pen costs minutes, and only somebody who goes on and on waits longer. After that, existing accounts are refused too, or the refusal would reveal as much.
 * @throws ApiError user_not_found, too_many_requests
 */
export async function findInvitee(
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
