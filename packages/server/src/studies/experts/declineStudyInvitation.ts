import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { lockNetwork } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { declineAsked } from './declineAsked.js';
import { findExpert } from './findExpert.js';
import { openStudyLink, requireLive } from './openStudyLink.js';

export const declineStudyInvitation: Operation<'declineStudyInvitation'> = async ({ body, request }, services) => {
  const { database, clock } = services;
  const { expert: opened } = requireLive(await openStudyLink(body, request.address, services));
  const { networkId, id } = opened;
  await withTransaction(database, async (transaction) => {
    await lockNetwork(transaction, networkId);
    const expert = await findExpert(transaction, { networkId, id });
    if (!expert) throw new ApiError('invalid_link');
    if (expert.acceptedAt) throw new ApiError('has_accepted');
    if (expert.endedAt) return;
    await declineAsked(transaction, { networkId, expertId: id, at: clock.now() });
  });
  return { success: true };
};
