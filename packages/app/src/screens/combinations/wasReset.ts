import { orThrow } from '@credence/api-client';
import { api } from '../../api.js';

/** What changes the combinations of a node. */
const CHANGES = ['combinations_saved', 'node_reset', 'reset_undone'];
/** As many events as the server gives at once. */
const MANY = 200;

/**
 * Whether the combinations of a node are not what they were because the node was reset, and not because somebody saved
 * others. A server that does not say what happened leaves it open: false.
 */
export async function wasReset({ networkId, nodeId }: { networkId: string; nodeId: string }): Promise<boolean> {
  try {
    const { events } = await orThrow(
      api.GET('/network/events/{id}', { params: { path: { id: networkId }, query: { limit: MANY } } }),
    );
    return events.find((event) => event.nodeId === nodeId && CHANGES.includes(event.type))?.type === 'node_reset';
  } catch {
    return false;
  }
}
