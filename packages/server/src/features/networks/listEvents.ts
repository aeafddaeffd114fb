import { alone } from '../../ground/networks/alone.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { may } from '../../roles/rights.js';
import { hasEvent, listNetworkEvents } from './networkEvents.js';
import { presentEvent } from './presentEvent.js';

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
