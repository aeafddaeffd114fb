import type { Operation } from '../../http/operation.js';
import { may } from '../../roles/rights.js';
import { lastVisits } from './lastVisits.js';
import { listTied, type TiedNetwork } from './networkLists.js';
import { presentEntry } from './presentEntry.js';
import { readableResults } from './readableResults.js';

/** Other people's networks that the caller works on, both as `data` and in the form of the other lists. */
export const listCollaborations: Operation<'listCollaborations'> = async ({ caller: { user } }, { database }) => {
  const tied = await listTied(database, user.id, 'view');
  const idsOf = (listed: readonly TiedNetwork[]) => listed.map(({ id }) => id);
  const takesPart = ({ role }: TiedNetwork) => may(role, 'take_part');
  const [visited, readable] = await Promise.all([
    lastVisits(database, user.id, idsOf(tied)),
    readableResults(database, idsOf(tied.filter(takesPart))),
  ]);
  const last = new Map(visited.map((visit) => [visit.networkId, visit]));
  const networks = tied.map((network) => ({
    ...presentEntry(network, network.role, last.get(network.id)),
    sharedBy: network.owner.username,
    ...(takesPart(network) ? { study: { mayReadResults: readable.has(network.id) } } : {}),
  }));
  return { data: networks, hasNetworks: networks.length > 0, networks };
};
