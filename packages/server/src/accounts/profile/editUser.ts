import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { plainLines } from '../plainLines.js';
import { normaliseUsername } from '../username.js';
import { updateUser, type UserRow } from '../users.js';

/** Changes the sent fields of the caller's own profile. Other people's profiles look as if they did not exist. */
export const editUser: Operation<'editUser'> = async ({ path, body, caller: { user } }, { database, clock }) => {
  if (normaliseUsername(path.username) !== user.usernameKey) throw new ApiError('user_not_found');
  if (body.profilePic && !/^https:\/\/\S+$/.test(body.profilePic))
    throw new ApiError('invalid_input', { reason: 'not-https', field: 'profilePic' });

  const choices = ['title', 'position', 'workplace'] as const;
  const chosen = choices.flatMap((name) => (body[name] === undefined ? [] : [[name, String(body[name])] as const]));
  const change = { ...plainLines(body), ...Object.fromEntries(chosen) } as Partial<UserRow>;
  if (Object.keys(change).length > 0)
    await withTransaction(database, async (transaction) => {
      await updateUser(transaction, user.id, change);
      const metadata = { fields: Object.keys(change).join(' ') };
      await recordEvent(transaction, { type: 'profile_edited', at: clock.now(), actor: user, metadata });
    });
  return { type: 'success', message: 'Profile updated successfully' };
};
