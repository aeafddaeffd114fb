import type { components } from '@credence/api-client';
import { nameOf, type PersonRow, type WaitingRow } from '../../networks/index.js';
import { may, roleOfMember } from '../../roles/rights.js';
import { grantedRoles, roles } from '../../roles/roles.js';
import type { Membership } from './membership.js';
import type { PastReset } from './pastResets.js';
import type { Work } from './work.js';

type Activity = components['schemas']['NetworkActivity'];
type ActivePerson = Activity['people'][number];

/** The data of an activity. */
export interface ActivityParts {
  ownerId: string;
  /** Whether the reader is one who invites, and so knows who is invited. */
  seesInvited: boolean;
  people: ReadonlyMap<string, PersonRow & { isErased: boolean }>;
  memberships: readonly Membership[];
  waiting: readonly WaitingRow[];
  lastSeen: ReadonlyMap<string, Date>;
  work: readonly Work[];
  resets: readonly PastReset[];
}

export function presentActivity(parts: ActivityParts): Activity {
  const { ownerId, seesInvited, memberships, waiting, work, resets } = parts;
  const members = memberships.filter(({ userId }) => userId !== ownerId);
  const tied = new Set([ownerId, ...members.map(({ userId }) => userId)]);
  // Authors whose membership was handed over or is gone.
  const others = [...new Set(work.map(({ userId }) => userId))].filter((id) => !tied.has(id));

  const listed: ActivePerson[] = [
    presentPerson(ownerId, { part: roles[grantedRoles.byUpload].part }, parts),
    ...members
      .filter((member) => !isUnknown(member, work) && !wasTakenBack(member, work))
      .filter((member) => seesInvited || hasTakenPart(member))
      .map((member) => presentMember(member, parts)),
    ...others.map((id) => presentPerson(id, { part: 'former' }, parts)),
    ...(seesInvited ? invitedOf(members, waiting, parts) : []),
  ];
  return {
    // Former collaborators stay with whatever they did; an invitation that was taken back is no work.
    people: listed.filter(({ part, lastSeen }) => part !== 'former' || lastSeen !== undefined),
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

/** An invitation, open or declined, is between those who invite and the invited. */
const hasTakenPart = ({ role, endedAt, ending }: Membership) =>
  endedAt === null ? may(roleOfMember(role), 'view') : ending !== 'declined';

type Part = Pick<ActivePerson, 'part' | 'since' | 'finishedAt'>;

const isInvited = ({ role, endedAt }: Membership) => may(roleOfMember(role), 'answer_invitation') && endedAt === null;

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
        id,
        username: address ?? identify(userId, parts).username,
        createdAt,
      })),
    ...waiting.map(({ id, address, createdAt }) => ({ id, username: address, createdAt })),
  ];
  return people
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1))
    .map(
      ({ username, createdAt }): ActivePerson => ({
        username,
        name: '',
        part: roles[grantedRoles.byInvitation].part,
        answers: 0,
        given: 0,
        since: createdAt.toISOString(),
      }),
    );
}

/** Whoever declined has shown nothing of themselves but the address, as it was invited. */
function presentMember(member: Membership, parts: ActivityParts): ActivePerson {
  const person = presentPerson(member.userId, partOf(member), parts);
  if (person.part !== 'declined' || person.username === null) return person;
  return { ...person, name: '', username: member.address ?? person.username };
}

function partOf(member: Membership): Part {
  const { part, createdAt, endedAt, ending, finishedAt } = member;
  if (endedAt !== null)
    return ending === 'declined' ? { part: 'declined', since: endedAt.toISOString() } : { part: 'former' };
  if (isInvited(member)) return { part, since: createdAt.toISOString() };
  return { part, ...(finishedAt ? { finishedAt: finishedAt.toISOString() } : {}) };
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
