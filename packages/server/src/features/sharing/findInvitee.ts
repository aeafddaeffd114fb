import { withTransaction } from '../../database/withTransaction.js';
import { findInvitable, lockUser, type UserRow } from '../../ground/accounts/users.js';
import { ApiError } from '../../platform/errors.js';
import { attemptAllowed, countAttempt, tooMany } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';

/**
 * The account that an owner wants to invite. An invitation tells who has an account, so a person can be wrong only so often a
 * day; then they have to wait with right ones too, or waiting would tell as much.
 * @throws ApiError user_not_found, too_many_requests
 */
export async function findInvitee(
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  user: UserRow,
  username: string,
): Promise<UserRow> {
  const counting = { secret: config.secret, at: clock.now() };
  const miss = { limit: limits.missedInvitation, subject: user.id };
  const found = await withTransaction(database, async (transaction) => {
    // One after the other, so that asking for many at once gains nothing.
    await lockUser(transaction, user.id);
    const { allowed, until } = await attemptAllowed(transaction, miss, counting);
    if (!allowed) return tooMany(until, counting.at);
    const invitee = await findInvitable(transaction, username);
    if (!invitee) await countAttempt(transaction, miss, counting);
    return invitee ?? new ApiError('user_not_found');
  });
  // Thrown out here: the miss stays counted.
  if (found instanceof ApiError) throw found;
  return found;
}
