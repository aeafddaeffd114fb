import type { NetworkListEntry } from '@credence/api-client';
import { isOwn } from '../../ground/access/may.js';

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

/**
 * The networks that were worked on last, of those sorted so, with which there is something to go on: of the user's own that
 * nobody has begun, the list that all are chosen from says as much.
 */
export const recentOf = (networks: Entries): Entries => networks.filter((network) => !isUntouched(network)).slice(0, 3);

const isUntouched = (network: NetworkListEntry): boolean =>
  isOwn(network) && network.percentCompleted === 0 && !network.lastQuestion && !isOwnStudy(network);

/** Whether a network is a study of the user's own that was begun: only of these a list says what becomes of it without them. */
export const isOwnStudy = ({ withoutOwner }: NetworkListEntry): boolean => withoutOwner !== undefined;
