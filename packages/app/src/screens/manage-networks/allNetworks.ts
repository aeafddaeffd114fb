import { type ApiClient, networksFrom, type NetworkListEntry, orThrow } from '@credence/api-client';

export type NetworkType = NetworkListEntry['type'];

/** One of the three lists as it came. */
export interface FetchedList {
  readonly networks: readonly NetworkListEntry[];
  /** True where it could not be fetched: there may be other networks. */
  readonly failed?: true;
  /** What the server says of it, to be shown as it is. */
  readonly error?: string;
}

/** What the reader owns, works on with others, and is invited to. */
export type AllNetworks = Readonly<Record<NetworkType, FetchedList>>;

/** Fetches the three lists. Never throws: each may fail alone. */
export async function fetchAllNetworks(api: ApiClient): Promise<AllNetworks> {
  const [owned, collaboration, invitation] = await Promise.all([
    fetchList('owned', orThrow(api.GET('/user/index'))),
    fetchList('collaboration', orThrow(api.GET('/user/collaborations'))),
    fetchList('invitation', orThrow(api.GET('/user/invitations'))),
  ]);
  return { owned, collaboration, invitation };
}

async function fetchList(type: NetworkType, call: Promise<object>): Promise<FetchedList> {
  try {
    const { networks, error } = networksFrom(await call);
    return { networks: networks.map((network) => ({ ...network, type })), ...(error ? { error } : {}) };
  } catch {
    return { networks: [], failed: true };
  }
}

/** What is known after lists were fetched again: a list that failed leaves what it held before. */
export function keepKnown(before: AllNetworks, now: AllNetworks): AllNetworks {
  const known = (type: NetworkType): FetchedList => (now[type].failed ? { ...before[type], failed: true } : now[type]);
  return { owned: known('owned'), collaboration: known('collaboration'), invitation: known('invitation') };
}

/** All as one list, each network once: as what gives the reader most. */
export function mergeNetworks({ owned, collaboration, invitation }: AllNetworks): NetworkListEntry[] {
  const lists = [invitation, collaboration, owned].flatMap(({ networks }) => networks);
  return [...new Map(lists.map((network) => [network.networkId, network])).values()];
}
