import { useState } from 'react';
import type { Became } from '../../networks/changeNetwork.js';
import type { FetchedList } from '../../networks/fetchedList.js';
import { type AllNetworks, keepKnown, mergeNetworks } from './allNetworks.js';

/** A change the user has made to a network since the lists were fetched. */
export interface Patch {
  readonly networkId: string;
  readonly became: Became;
}

/** Applies a change to the lists, without asking the server. */
function applyPatch(lists: AllNetworks, { networkId, became }: Patch): AllNetworks {
  const without = (list: FetchedList): FetchedList => ({
    ...list,
    networks: list.networks.filter((network) => network.networkId !== networkId),
  });
  const before = mergeNetworks(lists).find((network) => network.networkId === networkId);
  const { owned, collaboration, invitation } = lists;
  const left = { owned: without(owned), collaboration: without(collaboration), invitation: without(invitation) };
  if (became === 'gone' || !before) return left;

  const networks = [...left[became].networks, { ...before, type: became }];
  return { ...left, [became]: { ...left[became], networks } };
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
