import type { components } from '@credence/api-client';
import type { NetworkEventRow } from './networkEvents.js';

/** The person who reads a network's events. */
export interface EventReader {
  readonly id: string;
  readonly isOwner: boolean;
}

export function presentEvent(event: NetworkEventRow, reader: EventReader): components['schemas']['NetworkEvent'] {
  const { id, at, type, username, purgedAt, nodeKey, iteration, metadata } = event;
  return {
    id,
    timestamp: at.toISOString(),
    type,
    username: purgedAt || !mayName(event, reader) ? null : username,
    ...(nodeKey === null ? {} : { nodeId: nodeKey }),
    ...(iteration === null ? {} : { iteration: Number(iteration) }),
    ...(Object.keys(metadata).length > 0 ? { metadata } : {}),
  };
}

/** People who declined never worked on the network: only they and the owner, who invited them, see their address. */
function mayName({ type, actorId }: NetworkEventRow, reader: EventReader): boolean {
  return (type !== 'invitation_declined' && type !== 'decline_undone') || reader.isOwner || actorId === reader.id;
}
