import type { components } from '@credence/api-client';
import type { Reader } from '../../database/database.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { agreedSides, findAddressChange } from '../address/addressChanges.js';
import { countRecoveryCodes } from '../second-factor/recoveryCodes.js';
import { type FactorInUse, findFactor } from '../second-factor/secondFactors.js';
import { normaliseUsername } from '../username.js';
import { presentName, presentUser } from './presentUser.js';

/** Returns the caller's own record. Other people's records look as if they did not exist. */
export const getUser: Operation<'getUser'> = async ({ path, caller: { user, session } }, { database, clock }) => {
  if (normaliseUsername(path.username) !== user.usernameKey) throw new ApiError('user_not_found');
  // The link of a study does not open the account.
  if (session.studyId !== null) return { ...presentName(user), ...(user.hasPassword ? {} : { hasPassword: false }) };
  const change = await findAddressChange(database, user.id, clock.now());
  const factor = await findFactor(database, user.id);
  return {
    ...presentUser(user),
    ...(user.hasPassword ? {} : { hasPassword: false }),
    ...(factor ? { secondFactor: await presentFactor(database, factor) } : {}),
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

const presentFactor = async (
  reader: Reader,
  { userId, confirmedAt }: FactorInUse,
): Promise<components['schemas']['SecondFactor']> => ({
  since: confirmedAt.toISOString(),
  codesLeft: await countRecoveryCodes(reader, userId),
});
