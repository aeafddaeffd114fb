import { randomBytes, randomUUID } from 'node:crypto';
import type { StudyProtocol } from '@credence/api-client';
import type { UserRow } from '../src/accounts/users.js';
import {
  assessments,
  events,
  networkMembers,
  networks,
  nodeProgress,
  nodes,
  studies,
  studyExperts,
} from '../src/database/schema/index.js';
import { newEventRow } from '../src/platform/events/events.js';
import { type MemberRole, type MemberWord, type Role, roles } from '../src/roles/roles.js';
import type { Persona } from './matrix.js';
import type { TestApp } from './testApp.js';
import { addUsers } from './users.js';

/** A network and everybody around it. */
export interface World {
  /** A network of the owner, whose node n2 was reset. */
  networkId: string;
  /** Another one, which the owner deleted. */
  deletedNetworkId: string;
  /** A collaborator who never calls. */
  otherCollaborator: UserRow;
  /** A person who has not answered their invitation. */
  invitee: UserRow;
  /** A person without a tie. */
  stranger: UserRow;
  /** The expert of its study. */
  expertId: string;
  /** An earlier answer to the only question of n1. */
  pastAnswerId: string;
}

/** The accounts of a run of the matrix. Callers whose token has ended are the owner. */
export type People = Record<Exclude<Persona, 'visitor' | 'expired' | 'loggedOut'> | 'other', UserRow>;

/** Two nodes: A with two states, B with two states and A as its parent. */
export const worldFile = `<?xml version="1.0" encoding="UTF-8"?>
<smile version="1.0" id="world" numsamples="10000">
\t<nodes>
\t\t<cpt id="A">
\t\t\t<state id="present" />
\t\t\t<state id="absent" />
\t\t\t<probabilities>0.5 0.5</probabilities>
\t\t</cpt>
\t\t<cpt id="B">
\t\t\t<state id="yes" />
\t\t\t<state id="no" />
\t\t\t<parents>A</parents>
\t\t\t<probabilities>0.5 0.5 0.5 0.5</probabilities>
\t\t</cpt>
\t</nodes>
</smile>
`;

const worldProtocol: StudyProtocol = {
  questions: 'all',
  order: 'drawn',
  combinations: true,
  closesAt: '2099-12-31T22:59:59Z',
  sees: 'pool',
  primary: 'linear',
  withdrawal: 'until_final',
  purpose: '',
};

export async function addPeople({ database }: TestApp): Promise<People> {
  const names = [
    ...(Object.keys(roles) as Role[]),
    'stranger',
    'notActivated',
    'former',
    'declined',
    'neighbour',
    'other',
  ];
  const special: Record<string, object> = { administrator: { isAdmin: true }, notActivated: { activatedAt: null } };
  const users = await addUsers(
    database,
    names.map((name) => special[name] ?? {}),
  );
  return Object.fromEntries(names.map((name, index) => [name, users[index]])) as People;
}

/** The roles that a word in network_members stands for. */
const memberRoles = (Object.keys(roles) as Role[]).filter((role): role is MemberRole => 'member' in roles[role]);

const at = new Date('2026-11-10T10:00:00Z');
const deletedAt = new Date('2026-11-19T10:00:00Z');
const declinedAt = new Date('2026-11-20T09:00:00Z');

/** Creates a world around these people. Each call of the matrix gets a new one, unaffected by other calls. */
export async function makeWorld({ database }: TestApp, people: People): Promise<World> {
  const living = newNetwork(people.owner);
  const deleted = newNetwork(people.owner, deletedAt);
  const all = [living, deleted, newNetwork(people.neighbour)];
  const answered = newPastAnswer(living, people.owner);
  // One table at a time, because the matrix makes hundreds of worlds.
  await database.insert(networks).values(all.map(({ network }) => network));
  await database.insert(nodes).values(all.flatMap((each) => each.nodes));
  const own = newExpert(living, people.expert);
  await database.insert(studyExperts).values(own.expert);
  await database.insert(assessments).values([...all.map(({ assessment }) => assessment), own.assessment]);
  await database.insert(nodeProgress).values([...all.flatMap(({ progress }) => progress), ...own.progress]);
  await database.insert(studies).values({ networkId: living.network.id, protocol: worldProtocol, createdAt: at });
  await database.insert(events).values([...all.map(({ reset }) => reset), answered]);
  await database.insert(networkMembers).values([
    ...memberRoles.map((role) => newMember(living, people[role], roles[role].member)),
    newMember(living, people.other, 'collaboration'),
    newMember(living, people.former, 'collaboration', 'removed'),
    // Today, so that they may still think again.
    { ...newMember(living, people.declined, 'invitation', 'declined'), endedAt: declinedAt },
  ]);
  return {
    networkId: living.network.id,
    deletedNetworkId: deleted.network.id,
    otherCollaborator: people.other,
    invitee: people.invited,
    stranger: people.stranger,
    expertId: own.expert.id,
    pastAnswerId: answered.id,
  };
}

/** A save of n1, as stored in the history. */
function newPastAnswer({ network, assessment }: NewNetwork, author: UserRow) {
  const savedAt = new Date('2026-11-12T10:00:00Z');
  return {
    id: randomUUID(),
    at: savedAt,
    seq: 1n,
    type: 'answer_saved' as const,
    actorId: author.id,
    networkId: network.id,
    assessmentId: assessment.id,
    nodeKey: 'n1',
    epoch: 0,
    iteration: 1n,
    after: {
      sliders: [70, 30],
      selfEval: 1,
      comment: '',
      authorId: author.id,
      revision: 1,
      savedAt: savedAt.toISOString(),
    },
  };
}

/** An expert and their assessment. It belongs to no round, so that they and the others can all answer. */
function newExpert({ network, progress }: NewNetwork, user: UserRow) {
  const [expertId, assessmentId] = [randomUUID(), randomUUID()];
  const ofNetwork = { networkId: network.id };
  return {
    expert: {
      ...ofNetwork,
      id: expertId,
      code: 1,
      userId: user.id,
      address: user.username,
      addressKey: user.usernameKey,
      locale: 'en',
      secretHash: 'none',
      orderSeed: 1,
      invitedBy: network.ownerId,
      invitedAt: at,
      acceptedAt: at,
    },
    assessment: { ...ofNetwork, id: assessmentId, isShared: false, expertId, createdAt: at },
    progress: progress.map((node) => ({ ...node, assessmentId })),
  };
}

const newMember = ({ network }: NewNetwork, user: UserRow, role: MemberWord, ending: string | null = null) => ({
  networkId: network.id,
  id: randomUUID(),
  userId: user.id,
  role,
  createdAt: at,
  endedAt: ending ? at : null,
  ending,
});

type NewNetwork = ReturnType<typeof newNetwork>;

/** A network of two nodes, the second one reset: one or two rows per table. */
function newNetwork(owner: UserRow, deleted: Date | null = null) {
  const id = randomBytes(6).toString('hex');
  const assessmentId = randomUUID();
  const file = Buffer.from(worldFile);
  const node = { networkId: id, kind: 'chance', hasNumbers: true } as const;
  const progress = { networkId: id, assessmentId };
  return {
    network: {
      id,
      ownerId: owner.id,
      filename: 'world.xdsl',
      format: 'xdsl',
      encoding: 'utf-8',
      file,
      size: file.length,
      name: 'world',
      nodeCount: 2,
      createdAt: at,
      modifiedAt: at,
      deletedAt: deleted,
    },
    nodes: [
      { ...node, key: 'n1', ordinal: 1, fileId: 'A', displayName: 'A', states: ['present', 'absent'], parents: [] },
      { ...node, key: 'n2', ordinal: 2, fileId: 'B', displayName: 'B', states: ['yes', 'no'], parents: ['n1'] },
    ],
    assessment: { networkId: id, id: assessmentId, createdAt: at },
    progress: [
      { ...progress, nodeKey: 'n1', columns: 1n, open: 1n },
      { ...progress, nodeKey: 'n2', columns: 2n, open: 2n, epoch: 1, lastEpoch: 1, resetAt: at },
    ],
    reset: newEventRow({
      type: 'node_reset' as const,
      at,
      actor: { id: owner.id, username: owner.username },
      networkId: id,
      assessmentId,
      nodeKey: 'n2',
      epoch: 1,
      metadata: { before: 0 },
    }),
  };
}
