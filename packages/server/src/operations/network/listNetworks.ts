import type { Operation } from '../../operation.js';
import { presentEntry, presentPerson } from '../../presenters/presentList.js';
import { listMembers, listOwned } from '../../repositories/networkLists.js';

/** The caller's own networks. */
export const listNetworks: Operation<'listNetworks'> = async ({ caller: { user } }, { database }) => {
  const owned = await listOwned(database, user.id);
  const members = await listMembers(
    database,
    owned.map(({ id }) => id),
  );
  const networks = owned.map((network) => {
    const own = members.filter(({ networkId }) => networkId === network.id);
    return {
      ...presentEntry(network, 'owned'),
      collaborators: own.filter(({ role }) => role === 'collaboration').map(presentPerson),
      invited_collaborators: own.filter(({ role }) => role === 'invitation').map(presentPerson),
    };
  });
  return { hasNetworks: networks.length > 0, networks };
};
