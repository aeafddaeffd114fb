import { type ApiClient, type NetworkListEntry, orThrow } from '@credence/api-client';
import { type FetchedList, fetchList } from '../../features/networks/fetchedList.js';

export type NetworkType = NetworkListEntry['type'];

/** The user's own networks, those shared with them, and their invitations. */
export type AllNetworks = Readonly<Record<NetworkType, FetchedList>>;

/**
 * Fetches the three lists. Never throws: each may fail on its own.
 * @param before the previous lists, for any that fails
 */
export async function fetchAllNetworks(api: ApiClient, before?: AllNetworks): Promise<AllNetworks> {
  const [owned, collaboration, invitation] = await Promise.all([
    fetchTyped('owned', orThrow(api.GET('/user/index')), before),
    fetchTyped('collaboration', orThrow(api.GET('/user/collaborations')), before),
    fetchTyped('invitation', orThrow(api.GET('/user/invitations')), before),
  ]);
  return { owned, collaboration, invitation };
}

async function fetchTyped(type: NetworkType, call: Promise<object>, before?: AllNetworks): Promise<FetchedList> {
  const list = await fetchList(call, before?.[type]);
  return { ...list, networks: list.networks.map((network) => ({ ...network, type })) };
}

/** Merges newly fetched lists: a list that failed keeps its previous content. */
export function keepKnown(before: AllNetworks, now: AllNetworks): AllNetworks {
  return ofEach((type) => (now[type].failed ? { ...before[type], failed: true } : now[type]));
}

/** All lists, each made by itself. */
export const ofEach = (make: (type: NetworkType) => FetchedList): AllNetworks => ({
  owned: make('owned'),
  collaboration: make('collaboration'),
  invitation: make('invitation'),
});

/** All lists as one, with each network once, in the role that gives the user most. */
export function mergeNetworks({ owned, collaboration, invitation }: AllNetworks): NetworkListEntry[] {
  const lists = [invitation, collaboration, owned].flatMap(({ networks }) => networks);
  return [...new Map(lists.map((network) => [network.networkId, network])).values()];
}
