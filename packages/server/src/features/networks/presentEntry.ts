import type { NetworkListEntry } from '@credence/api-client';
import { percentDone } from '@credence/bayesnet';
import type { LastVisit } from './lastVisits.js';
import type { ListedNetwork } from './networkLists.js';

/** One line of a list. `last` is the question of it that the reader answered last. */
export function presentEntry(
  network: ListedNetwork,
  type: NetworkListEntry['type'],
  last?: LastVisit,
): NetworkListEntry {
  return {
    networkId: network.id,
    filename: network.filename,
    type,
    lastModified: network.modifiedAt.toISOString(),
    // An invitation shows that it is one, and nothing of the work.
    ...(type === 'invitation'
      ? {}
      : { percentCompleted: percentDone(Number(network.closed), Number(network.columns)) }),
    ...(last
      ? {
          lastQuestion: {
            nodeId: last.nodeKey,
            iteration: Number(last.iteration),
            display_name: last.displayName,
          },
        }
      : {}),
    ...(network.name ? { networkName: network.name } : {}),
  };
}
