import type { NetworkListEntry } from '@credence/api-client';
import { percentOfNetwork } from '@credence/bayesnet';
import { may, mayNow } from '../../roles/rights.js';
import { type NetworkRole, roles } from '../../roles/roles.js';
import { stateOf } from '../studyTerms.js';
import type { LastVisit } from './lastVisits.js';
import type { ListedNetwork } from './networkLists.js';

/** An entry in a list. `last` is the network's question that the reader answered last. */
export function presentEntry(network: ListedNetwork, role: NetworkRole, last?: LastVisit): NetworkListEntry {
  return {
    networkId: network.id,
    filename: network.filename,
    type: roles[role].type,
    may: mayNow(role, stateOf(network, network.terms)),
    lastModified: network.modifiedAt.toISOString(),
    // An invitation says how much there is to do, and not how far the others are; where nothing is assessed, nothing
    // is complete.
    ...(!may(role, 'view') || network.columns === 0n
      ? {}
      : {
          percentCompleted: percentOfNetwork({
            total: Number(network.columns),
            done: Number(network.closed),
            largest: Number(network.largest),
            nodes: network.nodes,
            nodesDone: network.nodesDone,
          }),
        }),
    ...(last
      ? {
          lastQuestion: {
            nodeId: last.nodeKey,
            iteration: Number(last.iteration),
            display_name: last.displayName,
          },
        }
      : {}),
    ...(network.openRound === null ? {} : { openRound: network.openRound }),
    ...(network.name ? { networkName: network.name } : {}),
  };
}
