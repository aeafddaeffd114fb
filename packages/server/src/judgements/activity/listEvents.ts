import type { components } from '@credence/api-client';
import type { Operation } from '../../http/operation.js';
import { alone, requireNetwork } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { may } from '../../roles/rights.js';
import { hasEvent, listNetworkEvents, type NetworkEventRow } from './networkEvents.js';

const defaultLimit = 50;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One page of a network's events. The next page starts after its last event, even if new events arrive. */
export const listEvents: Operation<'listEvents'> = async ({ path, query, caller: { user } }, { database }) => {
  const { assessment, role } = await requireNetwork(database, path.id, user, 'see_people', alone);
  const { before, limit = defaultLimit } = query;
  if (before !== undefined && !(uuid.test(before) && (await hasEvent(database, assessment, before))))
    throw new ApiError('invalid_input', { reason: 'no-such-page' });

  const found = await listNetworkEvents(database, assessment, { before, limit: limit + 1 });
  const page = found.slice(0, limit);
  const reader = { id: user.id, seesInvited: may(role, 'share') };
  const events = page.map((event) => presentEvent(event, reader));
  return { events, next: found.length > limit ? (page.at(-1)?.id ?? null) : null };
};

/** The person who reads a network's events. */
interface EventReader {
  readonly id: string;
  /** Whether they know who is invited. */
  readonly seesInvited: boolean;
}

function presentEvent(event: NetworkEventRow, reader: EventReader): components['schemas']['NetworkEvent'] {
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
