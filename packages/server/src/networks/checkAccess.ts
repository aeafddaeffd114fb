import type { Operation } from '../http/operation.js';
import { may, rights } from '../roles/rights.js';
import { findNetwork } from './networks.js';

/** True or false; unknown and forbidden networks look the same. */
export const checkAccess: Operation<'checkAccess'> = async ({ path, caller: { user, session } }, { database }) => {
  // The link of a study opens no other network.
  if (session.studyId !== null && session.studyId !== path.networkId) return { hasAccess: false };
  const found = await findNetwork(database, path.networkId, user.id);
  const hasAccess = found !== undefined && rights.decide('view', found.role) === 'allowed';
  const isOwn = hasAccess && may(found.role, 'take_part');
  return { hasAccess, ...(isOwn ? { assessment: found.assessment.assessmentId } : {}) };
};
