import type { components } from '@credence/api-client';
import { findInvitable } from '../../ground/accounts/users.js';
import { nameOf } from '../../ground/networks/people.js';
import type { Operation } from '../../http/operation.js';
import { type OpenedStudyLink, openStudyLink } from './openStudyLink.js';
import { studySize } from '../../ground/study/studySize.js';

/** Who asks whom for what, for whoever has the personal link. Changes nothing: programs submit forms, too. */
export const readStudyInvitation: Operation<'readStudyInvitation'> = async ({ body, request }, services) => {
  const { database } = services;
  const invitation = await openStudyLink(body, request.address, services);
  const { expert, network, owner, study, round, opened } = invitation;
  const protocol = opened?.protocol ?? study.protocol;
  const account = await findInvitable(database, expert.address);
  return {
    networkId: network.id,
    network: network.title || network.name || network.filename,
    owner: nameOf(owner) || owner.username,
    purpose: protocol.purpose,
    ...(await studySize(database, network.id, protocol)),
    closesAt: round?.plannedClose.toISOString() ?? protocol.closesAt,
    state: stateOf(invitation),
    hasAccount: account !== undefined || expert.userId !== null,
  };
};

function stateOf({ expert, round }: OpenedStudyLink): components['schemas']['OpenedStudyInvitation']['state'] {
  if (expert.ending === 'declined') return 'declined';
  if (expert.endedAt) return 'ended';
  if (expert.acceptedAt) return 'accepted';
  return round && !round.closedAt ? 'open' : 'ended';
}
