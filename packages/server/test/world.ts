import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  assessments,
  events,
  type MemberRole,
  networkMembers,
  networks,
  nodeProgress,
  nodes,
} from '../src/database/schema/index.js';
import type { UserRow } from '../src/ground/accounts/users.js';
import { recordEvent } from '../src/ground/events/events.js';
import type { Persona } from './matrix.js';
import type { TestApp } from './testApp.js';

/** A network and everybody around it. */
export interface World {
  /** A living network of the owner, whose node n2 was reset. */
  networkId: string;
  /** Another, which the owner deleted. */
  deletedNetworkId: string;
  /** A collaborator who never calls. */
  otherCollaborator: UserRow;
  /** Somebody invited who has not answered. */
  invitee: UserRow;
  /** Somebody without a tie. */
  stranger: UserRow;
  /** An earlier answer to the one question of n1. */
  pastAnswerId: string;
}

/** The accounts of one run of the matrix; X, L and N are the owner's, in other states. */
export type People = Record<Exclude<Persona, 'V' | 'X' | 'L' | 'N'>, UserRow> & { N: UserRow; other: UserRow };

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

export async function addPeople({ addUser }: TestApp): Promise<People> {
  const [U, I, C, O, A, P, D, S, N, other] = await Promise.all(
    [{}, {}, {}, {}, { isAdmin: true }, {}, {}, {}, { activatedAt: null }, {}].map((user) => addUser(user)),
  );
  return { U, I, C, O, A, P, D, S, N, other } as People;
}

/** Makes a fresh world around these people; each call of the matrix gets its own, so that none sees what another did. */
export async function makeWorld(server: TestApp, people: People): Promise<World> {
  const networkId = await addNetwork(server, people.O);
  const pastAnswerId = await addPastAnswer(server, networkId, people.O);
  const deletedNetworkId = await addNetwork(server, people.O, new Date('2026-11-19T10:00:00Z'));
  await addNetwork(server, people.S);
  for (const [user, role, ending] of [
    [people.I, 'invitation', null],
    [people.C, 'collaboration', null],
    [people.other, 'collaboration', null],
    [people.P, 'collaboration', 'removed'],
    [people.D, 'invitation', 'declined'],
  ] as const) {
    await addMember(server, networkId, user, role, ending);
  }
  return {
    networkId,
    deletedNetworkId,
    otherCollaborator: people.other,
    invitee: people.I,
    stranger: people.U,
    pastAnswerId,
  };
}

/** A save of n1, as the history keeps it. */
async function addPastAnswer({ database }: TestApp, networkId: string, author: UserRow): Promise<string> {
  const [assessment] = await database
    .select()
    .from(assessments)
    .where(and(eq(assessments.networkId, networkId), assessments.isShared));
  const at = new Date('2026-11-12T10:00:00Z');
  const id = randomUUID();
  await database.insert(events).values({
    id,
    at,
    seq: 1n,
    type: 'answer_saved',
    actorId: author.id,
    networkId,
    assessmentId: assessment?.id,
    nodeKey: 'n1',
    epoch: 0,
    iteration: 1n,
    after: { sliders: [70, 30], selfEval: 1, comment: '', authorId: author.id, revision: 1, savedAt: at.toISOString() },
  });
  return id;
}

async function addMember(
  { database }: TestApp,
  networkId: string,
  user: UserRow,
  role: MemberRole,
  ending: string | null,
): Promise<void> {
  const at = new Date('2026-11-10T10:00:00Z');
  await database
    .insert(networkMembers)
    .values({ networkId, id: randomUUID(), userId: user.id, role, createdAt: at, endedAt: ending ? at : null, ending });
}

async function addNetwork({ database }: TestApp, owner: UserRow, deletedAt: Date | null = null): Promise<string> {
  const id = randomBytes(6).toString('hex');
  const at = new Date('2026-11-10T10:00:00Z');
  const file = Buffer.from(worldFile);
  await database.insert(networks).values({
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
    deletedAt,
  });
  await database.insert(nodes).values([
    {
      networkId: id,
      key: 'n1',
      ordinal: 1,
      fileId: 'A',
      displayName: 'A',
      kind: 'chance',
      states: ['present', 'absent'],
      parents: [],
      hasNumbers: true,
    },
    {
      networkId: id,
      key: 'n2',
      ordinal: 2,
      fileId: 'B',
      displayName: 'B',
      kind: 'chance',
      states: ['yes', 'no'],
      parents: ['n1'],
      hasNumbers: true,
    },
  ]);
  const assessmentId = randomUUID();
  await database.insert(assessments).values({ networkId: id, id: assessmentId, createdAt: at });
  await database.insert(nodeProgress).values([
    { networkId: id, assessmentId, nodeKey: 'n1', columns: 1n, open: 1n },
    { networkId: id, assessmentId, nodeKey: 'n2', columns: 2n, open: 2n, epoch: 1, lastEpoch: 1, resetAt: at },
  ]);
  const actor = { id: owner.id, username: owner.username };
  const reset = { networkId: id, assessmentId, nodeKey: 'n2', epoch: 1, metadata: { before: 0 } };
  await recordEvent(database, { type: 'node_reset', at, actor, ...reset });
  return id;
}
