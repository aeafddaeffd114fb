import { isKnownBrowser } from '../../accounts/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { lockNetwork } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { enterByLink } from './enterByLink.js';
import { findExpert } from './findExpert.js';
import { openStudyLink, requireLive } from './openStudyLink.js';

/** Lets an expert in again who has the link and types the address, or whose browser is known. */
export const enterStudy: Operation<'enterStudy'> = async ({ body, caller, request }, services) => {
  const { database, clock, config } = services;
  const { expert: opened } = requireLive(await openStudyLink(body, request.address, services));
  const { networkId, userId } = opened;
  if (userId === null || opened.endedAt) throw new ApiError('invalid_link');
  if (caller?.user.id === userId) return { networkId };
  const isProved = body.username !== undefined || (await isKnownBrowser(database, { userId, secret: request.browser }));
  if (caller || !isProved) throw new ApiError('other_address');
  return withTransaction(database, async (transaction) => {
    await lockNetwork(transaction, networkId);
    // They may have withdrawn, or the study become final, meanwhile.
    const expert = await findExpert(transaction, opened);
    if (expert?.userId !== userId || expert.endedAt) throw new ApiError('invalid_link');
    return enterByLink(transaction, { userId, networkId, request, at: clock.now() }, config);
  });
};
