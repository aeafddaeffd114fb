import { useState } from 'react';
import type { NetworkChange } from '../../features/networks/changeNetwork.js';
import { type AllNetworks, keepKnown, mergeNetworks, ofEach } from './allNetworks.js';

/** A change the user has made to a network since the lists were fetched. */
export interface Patch extends Pick<NetworkChange, 'becomes'> {
  readonly networkId: string;
}

/** Applies a change to the lists, without asking the server. */
function applyPatch(lists: AllNetworks, { networkId, becomes }: Patch): AllNetworks {
  const before = mergeNetworks(lists).find((network) => network.networkId === networkId);
  const after = before && becomes(before);
  return ofEach((type) => {
    const others = lists[type].networks.filter((network) => network.networkId !== networkId);
    return { ...lists[type], networks: after?.type === type ? [...others, after] : others };
  });
}

/**
 * The user's networks as known: the lists last fetched, with the user's changes since. A list that fails when fetched
 * again removes no rows.
 * @param patches all changes since the screen opened, newest last
 */
export function useKnownNetworks(lists: AllNetworks, patches: readonly Patch[]): AllNetworks {
  const [known, setKnown] = useState({ lists, patches: patches.length, networks: lists });
  if (known.lists === lists && known.patches === patches.length) return known.networks;

  const done = patches.slice(known.patches).reduce(applyPatch, known.networks);
  const networks = known.lists === lists ? done : keepKnown(done, lists);
  setKnown({ lists, patches: patches.length, networks });
  return networks;
}
