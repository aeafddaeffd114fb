import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Tie } from '../authorization/networkPolicy.js';
import type { Reader } from '../database/database.js';
import { networkMembers, networks } from '../database/schema/index.js';

const { file: _file, ...withoutFile } = getTableColumns(networks);

/** A network without its file, which only the download reads. */
export type NetworkRow = Omit<typeof networks.$inferSelect, 'file'>;

/** The living network and the user's tie to it. */
export async function findNetwork(
  reader: Reader,
  networkId: string,
  userId: string,
): Promise<{ network: NetworkRow; tie: Tie } | undefined> {
  const [found] = await reader
    .select({ network: withoutFile, role: networkMembers.role })
    .from(networks)
    .leftJoin(
      networkMembers,
      and(eq(networkMembers.networkId, networks.id), eq(networkMembers.userId, userId), isNull(networkMembers.endedAt)),
    )
    .where(and(eq(networks.id, networkId), isNull(networks.deletedAt)));
  if (!found) return undefined;
  return { network: found.network, tie: found.network.ownerId === userId ? 'owner' : tieOf(found.role) };
}

function tieOf(role: string | null): Tie {
  if (role === 'collaboration') return 'collaborator';
  return role === 'invitation' ? 'invitee' : 'none';
}
