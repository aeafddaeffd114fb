import { normaliseUsername } from '../../ground/accounts/username.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { agreedSides, findAddressChange } from './addressChanges.js';
import { presentUser } from './presentUser.js';

/** Returns the caller's own record. Other people's records look as if they did not exist. */
export const getUser: Operation<'getUser'> = async ({ path, caller: { user } }, { database, clock }) => {
  if (normaliseUsername(path.username) !== user.usernameKey) throw new ApiError('user_not_found');
  const change = await findAddressChange(database, user.id, clock.now());
  return {
    ...presentUser(user),
    ...(user.hasPassword ? {} : { hasPassword: false }),
    ...(change
      ? {
          addressChange: {
            username: change.address,
            agreed: agreedSides(change),
            until: change.expiresAt.toISOString(),
          },
        }
      : {}),
  };
};
