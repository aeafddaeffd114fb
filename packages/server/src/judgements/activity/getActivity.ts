import type { Operation } from '../../http/operation.js';
import { alone, listWaiting, requireNetwork } from '../../networks/index.js';
import { may } from '../../roles/rights.js';
import { findPeople, lastSeenIn, listMemberships } from './membership.js';
import { listPastResets } from './pastResets.js';
import { presentActivity } from './presentActivity.js';
import { listWork } from './work.js';

/** Who works on a network and who answered which node. The owner also sees who has not answered an invitation. */
export const getActivity: Operation<'getActivity'> = async ({ path, caller: { user } }, { database }) => {
  const { network, assessment, role } = await requireNetwork(database, path.id, user, 'see_people', alone);
  const [memberships, waiting, lastSeen, work, resets] = await Promise.all([
    listMemberships(database, network.id),
    listWaiting(database, network.id),
    lastSeenIn(database, assessment),
    listWork(database, assessment),
    listPastResets(database, assessment),
  ]);
  const ids = [
    network.ownerId,
    ...memberships.map(({ userId }) => userId),
    ...[...work, ...resets].map(({ userId }) => userId),
  ];
  const people = await findPeople(database, [...new Set(ids)]);
  return presentActivity({
    ownerId: network.ownerId,
    seesInvited: may(role, 'share'),
    people,
    memberships,
    waiting,
    lastSeen,
    work,
    resets,
  });
};
