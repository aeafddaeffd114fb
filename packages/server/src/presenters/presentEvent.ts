import type { components } from '@credence/api-client';
import type { NetworkEventRow } from '../repositories/networkEvents.js';

export function presentEvent(event: NetworkEventRow): components['schemas']['NetworkEvent'] {
  const { id, at, type, username, purgedAt, nodeKey, iteration, metadata } = event;
  return {
    id,
    timestamp: at.toISOString(),
    type,
    username: purgedAt ? null : username,
    ...(nodeKey === null ? {} : { nodeId: nodeKey }),
    ...(iteration === null ? {} : { iteration: Number(iteration) }),
    ...(Object.keys(metadata).length > 0 ? { metadata } : {}),
  };
}
