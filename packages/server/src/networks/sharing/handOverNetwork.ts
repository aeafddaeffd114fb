import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { isUuid } from '../../platform/isUuid.js';
import { tooManyMails } from '../../platform/limits/mailsBetween.js';
import { requireLockedNetwork } from '../requireLockedNetwork.js';
import { handOver } from './handOver.js';

/** The owner makes a collaborator the owner, and goes on as a collaborator. */
export const handOverNetwork: Operation<'handOverNetwork'> = ({ path, caller: { user } }, services) =>
  withTransaction(services.database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.networkId, user, 'hand_over');
    const chosen = { network, from: user, to: path.userId, leaves: false };
    const mail = isUuid(path.userId) ? await handOver(transaction, chosen, services) : undefined;
    if (!mail) throw new ApiError('collaborator_not_found');
    if (!mail.allowed) throw tooManyMails(mail.until, services);
    return { success: true };
  });
