import type { components } from '@credence/api-client';
import { nameOf, type PersonRow } from '../../ground/networks/people.js';
import type { WaitingRow } from '../../ground/networks/waitingInvitations.js';
import type { Membership } from './membership.js';
import type { PastReset } from './pastResets.js';
import type { Work } from './work.js';

type Activity = components['schemas']['NetworkActivity'];
type ActivePerson = Activity['people'][number];

/** The data of an activity. */
export interface ActivityParts {
  ownerId: string;
  /** Whether the owner reads it. */
  isOwner: boolean;
  people: ReadonlyMap<string, PersonRow & { isErased: boolean }>;
  memberships: readonly Membership[];
  waiting: readonly WaitingRow[];
  lastSeen: ReadonlyMap<string, Date>;
  work: readonly Work[];
  resets: readonly PastReset[];
}

export function presentActivity(parts: ActivityParts): Activity {
  const { ownerId, isOwner, memberships, waiting, work, resets } = parts;
  const members = memberships.filter(({ userId }) => userId !== ownerId);
  const tied = new Set([ownerId, ...members.map(({ userId }) => userId)]);
  // Authors whose membership was handed over or is gone.
  const others = [...new Set(work.map(({ userId }) => userId))].filter((id) => !tied.has(id));

  const listed: ActivePerson[] = [
    presentPerson(ownerId, { part: 'owner' }, parts),
    ...members.map((member) => presentPerson(member.userId, partOf(member), parts)),
    ...others.map((id) => presentPerson(id, { part: 'former' }, parts)),
    ...waiting.map(({ address, createdAt }) => ({
      username: address,
      name: '',
      part: 'waiting' as const,
      answers: 0,
      since: createdAt.toISOString(),
    })),
  ];
  return {
    people: listed.filter((person) => isShown(person, isOwner)),
    nodes: work.map(({ userId, nodeKey, displayName, given, answers, at }) => ({
      nodeId: nodeKey,
      display_name: displayName,
      ...identify(userId, parts),
      answers,
      given,
      at: at.toISOString(),
    })),
    resets: resets.map(({ userId, nodeKey, displayName, at, answers }) => ({
      nodeId: nodeKey,
      display_name: displayName,
      ...identify(userId, parts),
      at: at.toISOString(),
      ...(answers === undefined ? {} : { answers }),
    })),
  };
}

/** Former collaborators stay with whatever they did; an invitation that was taken back is no work. Invitations are between the owner and the invited. */
function isShown({ part, lastSeen }: ActivePerson, isOwner: boolean): boolean {
  if (part === 'former') return lastSeen !== undefined;
  return isOwner || part === 'owner' || part === 'collaborator';
}

type Part = Pick<ActivePerson, 'part' | 'since'>;

function partOf({ role, createdAt, endedAt, ending }: Membership): Part {
  if (endedAt === null)
    return role === 'collaboration' ? { part: 'collaborator' } : { part: 'invited', since: createdAt.toISOString() };
  return ending === 'declined' ? { part: 'declined', since: endedAt.toISOString() } : { part: 'former' };
}

function presentPerson(userId: string, part: Part, parts: ActivityParts): ActivePerson {
  const own = parts.work.filter((work) => work.userId === userId);
  const seen = parts.lastSeen.get(userId);
  return {
    ...identify(userId, parts),
    ...part,
    answers: own.reduce((sum, { answers }) => sum + answers, 0),
    given: own.reduce((sum, { given }) => sum + given, 0),
    ...(seen ? { lastSeen: seen.toISOString() } : {}),
  };
}

function identify(userId: string, { people }: ActivityParts): { username: string | null; name: string } {
  const person = people.get(userId);
  return !person || person.isErased
    ? { username: null, name: '' }
    : { username: person.username, name: nameOf(person) };
}
