import type { NetworkListEntry } from '@credence/api-client';

type Entries = readonly NetworkListEntry[];

/** What the lists say together: each network once, most recently changed first, and the invitations that wait. */
export function togetherOf(owned: Entries, shared: Entries, invited: Entries) {
  const byId = new Map([...owned, ...shared].map((network) => [network.networkId, network] as const));
  return {
    networks: [...byId.values()].sort(byLastModified),
    // Of two lists fetched at once, that of the collaborations may already have it.
    invitations: invited.filter(({ networkId }) => !byId.has(networkId)),
  };
}

function byLastModified(one: NetworkListEntry, other: NetworkListEntry): number {
  return (other.lastModified ?? '').localeCompare(one.lastModified ?? '');
}

/** The networks that were worked on last, of those sorted so. */
export const recentOf = (networks: Entries): Entries => networks.slice(0, 3);
