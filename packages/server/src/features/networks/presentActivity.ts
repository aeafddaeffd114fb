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
    ...members
      .filter((member) => !isUnknown(member, work) && !wasTakenBack(member, work))
      .map((member) => presentMember(member, parts)),
    ...others.map((id) => presentPerson(id, { part: 'former' }, parts)),
    ...invitedOf(members, waiting, parts),
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

type Part = Pick<ActivePerson, 'part' | 'since' | 'finishedAt'>;

const isInvited = ({ role, endedAt }: Membership) => role === 'invitation' && endedAt === null;

/** Somebody invited who has not worked on the network before. */
const isUnknown = (member: Membership, work: readonly Work[]) =>
  isInvited(member) && !work.some(({ userId }) => userId === member.userId);

/** Somebody whose invitation ended before they ever took part: they may have declined and reconsidered meanwhile. */
const wasTakenBack = ({ userId, hasJoined, endedAt, ending }: Membership, work: readonly Work[]) =>
  endedAt !== null && ending !== 'declined' && !hasJoined && !work.some((done) => done.userId === userId);

/** Whoever has not answered, with and without an account alike: known by the address, in order of the invitations. */
function invitedOf(members: readonly Membership[], waiting: readonly WaitingRow[], parts: ActivityParts) {
  const people = [
    ...members
      .filter((member) => isUnknown(member, parts.work))
      .map(({ id, userId, address, createdAt }) => ({
        ...{ id, username: address ?? identify(userId, parts).username, createdAt },
      })),
    ...waiting.map(({ id, address, createdAt }) => ({ id, username: address, createdAt })),
  ];
  return people
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1))
    .map(
      ({ username, createdAt }): ActivePerson => ({
        ...{ username, name: '', part: 'invited', answers: 0, given: 0, since: createdAt.toISOString() },
      }),
    );
}

/** Whoever declined has shown nothing of themselves but the address, as it was invited. */
function presentMember(member: Membership, parts: ActivityParts): ActivePerson {
  const person = presentPerson(member.userId, partOf(member), parts);
  if (person.part !== 'declined' || person.username === null) return person;
  return { ...person, name: '', username: member.address ?? person.username };
}

function partOf({ role, createdAt, endedAt, ending, finishedAt }: Membership): Part {
  if (endedAt === null && role === 'invitation') return { part: 'invited', since: createdAt.toISOString() };
  if (endedAt === null)
    return { part: 'collaborator', ...(finishedAt ? { finishedAt: finishedAt.toISOString() } : {}) };
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
