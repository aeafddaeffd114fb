import { type ApiClient, type NetworkListEntry, orThrow } from '@credence/api-client';
import { type FetchedList, fetchList } from '../../features/networks/fetchedList.js';
import { togetherOf } from './togetherOf.js';

export interface NetworkLists {
  /** Own and shared networks without duplicates, most recently changed first. */
  readonly networks: readonly NetworkListEntry[];
  /** Both lists as fetched. */
  readonly lists: readonly FetchedList[];
  /** The invitations that wait for the user; none if they could not be fetched. */
  readonly invitations: readonly NetworkListEntry[];
}

/**
 * Fetches the lists. Never throws: if one fails, the other is still offered.
 * @param before the previous lists, for any that fails
 */
export async function loadNetworkLists(api: ApiClient, before?: NetworkLists): Promise<NetworkLists> {
  const [owned, shared, invited] = await Promise.all([
    fetchList(orThrow(api.GET('/user/index')), before?.lists[0]),
    fetchList(orThrow(api.GET('/user/collaborations')), before?.lists[1]),
    fetchList(orThrow(api.GET('/user/invitations')), { networks: before?.invitations ?? [] }),
  ]);
  return { ...togetherOf(owned.networks, shared.networks, invited.networks), lists: [owned, shared] };
}
