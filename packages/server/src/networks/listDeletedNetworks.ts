import { and, desc, gt } from 'drizzle-orm';
import { networks } from '../database/schema/index.js';
import type { Operation } from '../http/operation.js';
import { retention } from '../platform/limits/retention.js';
import { networkName } from './networkName.js';
import { networkFor } from './whoMay.js';

/** The networks that were deleted and can still be restored by the caller, the one deleted last first. */
export const listDeletedNetworks: Operation<'listDeletedNetworks'> = async (
  { caller: { user } },
  { database, clock },
) => {
  const since = new Date(clock.now().getTime() - retention.deletedNetworks);
  const rows = await database
    .select({
      networkId: networks.id,
      filename: networks.filename,
      name: networkName,
      deletedAt: networks.deletedAt,
    })
    .from(networks)
    .where(and(networkFor(user.id, 'delete'), gt(networks.deletedAt, since)))
    .orderBy(desc(networks.deletedAt));
  return {
    networks: rows.flatMap(({ name, deletedAt, ...network }) => {
      if (!deletedAt) return [];
      const restorableUntil = new Date(deletedAt.getTime() + retention.deletedNetworks).toISOString();
      return [
        { ...network, ...(name ? { networkName: name } : {}), deletedAt: deletedAt.toISOString(), restorableUntil },
      ];
    }),
  };
};
