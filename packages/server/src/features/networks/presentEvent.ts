import type { components } from '@credence/api-client';
import type { NetworkEventRow } from './networkEvents.js';

/** The person who reads a network's events. */
export interface EventReader {
  readonly id: string;
  /** Whether they know who is invited. */
  readonly seesInvited: boolean;
}

export function presentEvent(event: NetworkEventRow, reader: EventReader): components['schemas']['NetworkEvent'] {
  const { id, at, type, purgedAt, nodeKey, iteration, metadata } = event;
  return {
    id,
    timestamp: at.toISOString(),
    type,
    username: purgedAt ? null : nameFor(event, reader),
    ...(nodeKey === null ? {} : { nodeId: nodeKey }),
    ...(iteration === null ? {} : { iteration: Number(iteration) }),
    ...(Object.keys(metadata).length > 0 ? { metadata } : {}),
  };
}

/**
 * People who declined never worked on the network: only they and those who invite see their address. These
 * know the one that was invited.
 */
function nameFor({ type, actorId, username, invitedAs }: NetworkEventRow, reader: EventReader): string | null {
  if ((type !== 'invitation_declined' && type !== 'decline_undone') || actorId === reader.id) return username;
  return reader.seesInvited ? (invitedAs ?? username) : null;
}
