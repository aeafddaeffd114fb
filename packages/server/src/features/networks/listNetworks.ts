import { listInvited } from '../../ground/networks/invitedPeople.js';
import { listMembers, presentPerson } from '../../ground/networks/people.js';
import type { Operation } from '../../http/operation.js';
import { lastVisits } from './lastVisits.js';
import { listOwned } from './networkLists.js';
import { presentEntry } from './presentEntry.js';

/** The caller's own networks. */
export const listNetworks: Operation<'listNetworks'> = async ({ caller: { user } }, { database }) => {
  const owned = await listOwned(database, user.id);
  const ids = owned.map(({ id }) => id);
  const [members, invited, visited] = await Promise.all([
    listMembers(database, ids),
    listInvited(database, ids),
    lastVisits(database, user.id, ids),
  ]);
  // A map, because there may be thousands of look-ups.
  const last = new Map(visited.map((visit) => [visit.networkId, visit]));
  const tied = Map.groupBy(members, ({ networkId }) => networkId);
  const networks = owned.map((network) => {
    const own = tied.get(network.id) ?? [];
    return {
      ...presentEntry(network, 'owned', last.get(network.id)),
      collaborators: own.filter(({ role }) => role === 'collaboration').map(presentPerson),
      invited_collaborators: invited.get(network.id) ?? [],
    };
  });
  return { hasNetworks: networks.length > 0, networks };
};
