import { decide } from '../../ground/networks/networkPolicy.js';
import { findNetwork } from '../../ground/networks/networks.js';
import type { Operation } from '../../http/operation.js';

/** True or false; unknown and forbidden networks look the same. */
export const checkAccess: Operation<'checkAccess'> = async ({ path, caller: { user } }, { database }) => {
  const found = await findNetwork(database, path.networkId, user.id);
  return { hasAccess: found !== undefined && decide('view', found.tie) === 'allowed' };
};
