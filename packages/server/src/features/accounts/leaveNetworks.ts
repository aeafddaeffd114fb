import type { Transaction } from '../../database/database.js';
import type { UserRow } from '../../ground/accounts/users.js';
import { recordEvent } from '../../ground/events/events.js';
import { handOver } from '../../ground/networks/handOver.js';
import { markDeleted } from '../../ground/networks/networks.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import type { BodyOf } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import type { Services } from '../../platform/services.js';

type Choices = NonNullable<BodyOf<'deleteUser'>['networks']>;

/**
 * Does with the networks of an account that is being deleted what their owner chose: each is handed over to a
 * collaborator or deleted.
 * @throws ApiError collaborator_not_found, network_not_found, owner_only
 */
export async function leaveNetworks(
  transaction: Transaction,
  user: UserRow,
  choices: Choices,
  services: Pick<Services, 'clock' | 'config' | 'site'>,
): Promise<void> {
  // In one order for everybody, so that two of these never wait for each other.
  for (const { networkId, handOverTo } of choices.toSorted((a, b) => (a.networkId < b.networkId ? -1 : 1))) {
    const permission = handOverTo === undefined ? 'delete' : 'hand_over';
    const { network } = await requireLockedNetwork(transaction, networkId, user, permission);
    if (handOverTo === undefined) {
      const at = services.clock.now();
      await markDeleted(transaction, networkId, at);
      await recordEvent(transaction, { type: 'network_deleted', at, actor: user, networkId });
    } else if (!(await handOver(transaction, { network, from: user, to: handOverTo, leaves: false }, services)))
      throw new ApiError('collaborator_not_found');
  }
}
