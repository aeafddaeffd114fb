import { listInvited } from '../../ground/networks/invitedPeople.js';
import { listMembers, presentPerson } from '../../ground/networks/people.js';
import type { Operation } from '../../http/operation.js';
import { given } from '../../roles/roles.js';
import { handOversTo } from './handOversTo.js';
import { lastVisits } from './lastVisits.js';
import { listOwned } from './networkLists.js';
import { presentEntry } from './presentEntry.js';
import { withoutOwnerOf } from './withoutOwner.js';

/** The caller's own networks. */
export const listNetworks: Operation<'listNetworks'> = async ({ caller: { user } }, { database, clock }) => {
  const owned = await listOwned(database, user.id);
  const ids = owned.map(({ id }) => id);
  const [members, invited, visited, handedOver, fates] = await Promise.all([
    listMembers(database, ids),
    listInvited(database, ids),
    lastVisits(database, user.id, ids),
    handOversTo(database, user.id, clock.now()),
    withoutOwnerOf(database, ids),
  ]);
  // A map, because there may be thousands of look-ups.
  const last = new Map(visited.map((visit) => [visit.networkId, visit]));
  const tied = Map.groupBy(members, ({ networkId }) => networkId);
  const networks = owned.map((network) => {
    const own = tied.get(network.id) ?? [];
    const handOver = handedOver.get(network.id);
    const withoutOwner = fates.get(network.id);
    return {
      ...presentEntry(network, given.byUpload, last.get(network.id)),
      ...(handOver ? { handedOver: handOver } : {}),
      ...(withoutOwner ? { withoutOwner } : {}),
      collaborators: own.map(presentPerson),
      invited_collaborators: invited.get(network.id) ?? [],
    };
  });
  return { hasNetworks: networks.length > 0, networks };
};
