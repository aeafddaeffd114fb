import { eq } from 'drizzle-orm';
import type { StudyProtocol } from '@credence/api-client';
import { events, studyExperts } from '../../src/database/schema/index.js';
import { findAccount, type UserRow } from '../../src/ground/accounts/users.js';
import { addCollaborator, answer } from '../assess.js';
import type { Client } from '../client.js';
import { type StudyLink, studyLink } from '../studyLinks.js';
import { panel } from '../takePart.js';
import type { TestApp } from '../testApp.js';
import { type World, worldFile } from '../world.js';
import { sayAll } from './said.js';

/** How far a study is. `unshared` has opened results that its protocol keeps from the experts. */
export const states = ['open', 'closed', 'opened', 'unshared', 'final'] as const;
export type State = (typeof states)[number];

/** Whoever asks. Ann is whose answers are looked for. */
export const callers = {
  owner: 'who runs the study',
  ann: 'the expert who gave the answers',
  ben: 'another expert of the round',
  cleo: 'an expert who was asked and has not accepted',
  wren: 'an expert who withdrew and left the answers',
  dora: 'somebody who declined',
  collaborator: 'who works on the network with its owner',
  stranger: 'somebody with an account',
  administrator: 'who reads the figures of the site',
  visitor: 'nobody: no token',
} as const;
export type Caller = keyof typeof callers;

const hall = [
  { id: 'A', states: ['present', 'absent'] },
  { id: 'B', states: ['yes', 'no'], parents: ['A'] },
] as const;

export interface CanaryStudy {
  readonly world: World;
  readonly people: Readonly<Record<Caller, { client: Client; account: UserRow; link: StudyLink }>>;
}

const emailOf = (name: Caller) => `${name}@example.org`;
const asked = (['ann', 'ben', 'wren', 'cleo', 'dora'] as const).map(emailOf);
const taking = 3;

/** A study in which Ann said what nobody else would, two more answered, one declined and one has yet to come. */
export async function canaryStudy(server: TestApp, state: State): Promise<CanaryStudy> {
  const later: { client: Client; account: UserRow }[] = [];
  for (const name of ['cleo', 'dora'] as const) {
    const account = await server.addUser({ username: emailOf(name) });
    later.push({ account, client: await server.signedIn(account) });
  }
  const given: Partial<StudyProtocol> = { sees: state === 'unshared' ? 'own' : 'pool' };
  const { owner, networkId, at, path, experts } = await panel(server, asked, { taking, nodes: hall, ...given });
  const links = Object.fromEntries(
    await Promise.all(asked.map(async (email) => [email, await studyLink(server, email)])),
  );
  const [ann, ben, wren] = experts as [Client, Client, Client];
  await sayAll(ann, at);
  for (const [expert, share] of [
    [ben, 40],
    [wren, 45],
  ] as const)
    await expert.post(`${at('n1')}/1/save`, answer([share, 60]));
  await wren.post(`${path}/withdraw`, { keeps: true });
  await server.visitor().post('/study-invitation/decline', links[emailOf('dora')]);

  const [collaborator, other] = [await addCollaborator(server, networkId), await addCollaborator(server, networkId)];
  const invitee = await addCollaborator(server, networkId, 'invitation');
  const stranger = await server.signedIn();
  const administrator = await server.signedIn(await server.addUser({ isAdmin: true }));
  const deleted = (await owner.upload('/network/upload', { bytes: worldFile })).json<{ networkId: string }>();
  await owner.post(`/network/delete/${deleted.networkId}`);
  const steps = { open: [], closed: ['close'], opened: ['close', 'results'], unshared: ['close', 'results'] };
  for (const step of state === 'final' ? ['close', 'results', 'final'] : steps[state]) {
    const response = await owner.post(`${path}/${step}`);
    if (response.statusCode !== 200) throw new Error(response.body);
  }

  const { database } = server;
  const [expert] = await database.select().from(studyExperts).where(eq(studyExperts.code, 1));
  const [past] = await database.select().from(events).where(eq(events.type, 'answer_saved')).orderBy(events.seq);
  const behind = async (client: Client, name: Caller) => ({
    client,
    account: (await findAccount(database, emailOf(name)))!,
  });
  const found = {
    ...{ owner: { client: owner, account: owner.user }, ann: await behind(ann, 'ann'), ben: await behind(ben, 'ben') },
    ...{ wren: await behind(wren, 'wren'), cleo: later[0]!, dora: later[1]! },
    collaborator: { client: collaborator, account: collaborator.user },
    stranger: { client: stranger, account: stranger.user },
    administrator: { client: administrator, account: administrator.user },
    visitor: { client: server.visitor(), account: owner.user },
  };
  const people = Object.fromEntries(
    Object.entries(found).map(([name, person]) => {
      // Whoever has no link of their own got hers.
      const link = links[emailOf(name as Caller)] ?? links[emailOf('ann')];
      return [name, { ...person, link }];
    }),
  ) as CanaryStudy['people'];
  return {
    people,
    world: {
      ...{ networkId, deletedNetworkId: deleted.networkId, otherCollaborator: other.user, invitee: invitee.user },
      ...{ stranger: stranger.user, expertId: expert!.id, pastAnswerId: past!.id },
    },
  };
}
