import { normaliseUsername } from '../../ground/accounts/username.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { presentUser } from './presentUser.js';

/** Returns the caller's own record. Other people's records look as if they did not exist. */
export const getUser: Operation<'getUser'> = ({ path, caller: { user } }) => {
  if (normaliseUsername(path.username) !== user.usernameKey) throw new ApiError('user_not_found');
  return presentUser(user);
};
