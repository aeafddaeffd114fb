import type { components } from '@credence/api-client';
import { and, eq, isNull } from 'drizzle-orm';
import { findInvitable, isKnownBrowser, nobody } from '../../accounts/index.js';
import type { Reader } from '../../database/database.js';
import { studyExperts } from '../../database/schema/index.js';
import type { Operation } from '../../http/operation.js';
import { nameOf, titleOfNetwork } from '../../networks/index.js';
import { studySize } from '../studySize.js';
import { isTakenBack } from './findExpert.js';
import { type OpenedStudyLink, openStudyLink } from './openStudyLink.js';

/** From this many experts on, nobody can tell easily whose an answer is. */
const enough = 4;

/** Who asks whom for what, for whoever has the personal link. Changes nothing: programs submit forms, too. */
export const readStudyInvitation: Operation<'readStudyInvitation'> = async ({ body, request }, services) => {
  const { database } = services;
  const invitation = await openStudyLink(body, request.address, services);
  const { expert, network, owner, study, round, opened } = invitation;
  const protocol = opened?.protocol ?? study.protocol;
  const account = await findInvitable(database, expert.address);
  const state = stateOf(invitation);
  const isKnown =
    state === 'accepted' &&
    (await isKnownBrowser(database, { userId: expert.userId ?? nobody, secret: request.browser }));
  return {
    networkId: network.id,
    network: titleOfNetwork(network),
    owner: nameOf(owner) || owner.username,
    purpose: protocol.purpose,
    sees: protocol.sees,
    ...(await studySize(database, network.id, protocol)),
    closesAt: round?.plannedClose.toISOString() ?? protocol.closesAt,
    state,
    hasAccount: account !== undefined || expert.userId !== null,
    ...(isKnown ? { isKnown } : {}),
    ...((await countAsked(database, network.id)) < enough ? { few: true } : {}),
  };
};

/** How many are asked, or take part, and have not ended that. */
const countAsked = (reader: Reader, networkId: string): Promise<number> =>
  reader.$count(studyExperts, and(eq(studyExperts.networkId, networkId), isNull(studyExperts.endedAt)));

function stateOf({ expert, study, round }: OpenedStudyLink): components['schemas']['OpenedStudyInvitation']['state'] {
  if (study.finalAt) return 'final';
  if (isTakenBack(expert)) return 'cancelled';
  if (expert.ending === 'declined') return 'declined';
  if (expert.endedAt) return 'withdrew';
  if (expert.acceptedAt) return 'accepted';
  return round && !round.closedAt ? 'open' : 'ended';
}
