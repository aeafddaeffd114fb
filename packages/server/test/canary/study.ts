import { eq } from 'drizzle-orm';
import type { StudyProtocol } from '@credence/api-client';
import { findAccount, type UserRow } from '../../src/accounts/users.js';
import { events, studyExperts, users } from '../../src/database/schema/index.js';
import { addCollaborator, answer } from '../assess.js';
import type { Client } from '../client.js';
import { addDeputy } from '../deputies.js';
import { type StudyLink, studyLink } from '../studyLinks.js';
import { type Panel, panel } from '../takePart.js';
import type { TestApp } from '../testApp.js';
import { type World, worldFile } from '../world.js';
import { sayAll } from './said.js';

/**
 * How far a study is. `unshared` has opened results that its protocol keeps from the experts; from `erased` Ann has taken
 * her answers away, after the results were opened.
 */
export const states = ['open', 'closed', 'opened', 'unshared', 'erased', 'final'] as const;
export type State = (typeof states)[number];

/** Whoever asks. Ann is whose answers are looked for. */
export const callers = {
  owner: 'who runs the study',
  ann: 'the expert who gave the answers',
  ben: 'another expert of the round',
  cleo: 'an expert who was asked and has not accepted',
  wren: 'an expert who withdrew and left the answers',
  dora: 'somebody who declined',
  deputy: 'who is to run it if need be',
  collaborator: 'who works on the network with its owner',
  stranger: 'somebody with an account',
  administrator: 'who reads the figures of the site',
  visitor: 'nobody: no token',
  // Last, because its owner is one from then on.
  owningAdministrator: 'who runs the study, and reads the figures of the site',
} as const;
export type Caller = keyof typeof callers;

const hall = [
  { id: 'A', states: ['present', 'absent'] },
  { id: 'B', states: ['yes', 'no'], parents: ['A'] },
] as const;

export interface CanaryStudy extends Panel {
  readonly world: World;
  readonly people: Readonly<Record<Caller, { client: Client; account: UserRow; link: StudyLink }>>;
}

const emailOf = (name: Caller) => `${name}@example.org`;
const asked = (['ann', 'ben', 'wren', 'cleo', 'dora'] as const).map(emailOf);
const taking = 3;

/** A study in which Ann said what nobody else would, two more answered, one declined and one has yet to come. */
export async function canaryStudy(server: TestApp, state: State): Promise<CanaryStudy> {
  const study = await studyAround(server, { sees: state === 'unshared' ? 'own' : 'pool' });
  const { owner, path, at, people } = study;
  await sayAll(people.ann.client, at);
  if (state !== 'open') await done(owner.post(`${path}/close`));
  if (state !== 'open' && state !== 'closed') await done(owner.post(`${path}/results`));
  if (state === 'erased') await done(people.ann.client.post(`${path}/withdraw`, { keeps: false }));
  if (state === 'final') await done(owner.post(`${path}/final`));
  return { ...study, world: { ...study.world, pastAnswerId: await firstSave(server, people.ann.account.id) } };
}

export async function done(response: ReturnType<Client['post']>): Promise<void> {
  const { statusCode, body } = await response;
  if (statusCode !== 200) throw new Error(body);
}

/** The id of a past answer: their first, or any where theirs are gone. */
export async function firstSave({ database }: TestApp, authorId: string): Promise<string> {
  const saves = await database.select().from(events).where(eq(events.type, 'answer_saved')).orderBy(events.seq);
  return (saves.find(({ actorId }) => actorId === authorId) ?? saves[0]!).id;
}

/** Makes the owner of the study an administrator as well. */
export const makeAdministrator = ({ database }: TestApp, { owner }: CanaryStudy) =>
  database.update(users).set({ isAdmin: true }).where(eq(users.id, owner.user.id));

/** A study with an open round and everybody around it, in which Ann has said nothing yet. */
export async function studyAround(server: TestApp, given: Partial<StudyProtocol> = {}): Promise<CanaryStudy> {
  const later: { client: Client; account: UserRow }[] = [];
  for (const name of ['cleo', 'dora'] as const) {
    const account = await server.addUser({ username: emailOf(name) });
    later.push({ account, client: await server.signedIn(account) });
  }
  const study = await panel(server, asked, { taking, nodes: hall, ...given });
  const { owner, networkId, at, path, experts } = study;
  const links = Object.fromEntries(
    await Promise.all(asked.map(async (email) => [email, await studyLink(server, email)])),
  );
  const [ann, ben, wren] = experts as [Client, Client, Client];
  for (const [expert, share] of [
    [ben, 40],
    [wren, 45],
  ] as const)
    await done(expert.post(`${at('n1')}/1/save`, answer([share, 60])));
  await done(wren.post(`${path}/withdraw`, { keeps: true }));
  await done(server.visitor().post('/study-invitation/decline', links[emailOf('dora')]));

  const deputy = await addDeputy(server, study, 'deputy@example.org');
  const [collaborator, other] = [await addCollaborator(server, networkId), await addCollaborator(server, networkId)];
  const invitee = await addCollaborator(server, networkId, 'invitation');
  const stranger = await server.signedIn();
  const administrator = await server.signedIn(await server.addUser({ isAdmin: true }));
  const deleted = (await owner.upload('/network/upload', { bytes: worldFile })).json<{ networkId: string }>();
  await done(owner.post(`/network/delete/${deleted.networkId}`));

  const { database } = server;
  const [expert] = await database.select().from(studyExperts).where(eq(studyExperts.code, 1));
  const behind = async (client: Client, name: Caller) => ({
    client,
    account: (await findAccount(database, emailOf(name)))!,
  });
  const runs = { client: owner, account: owner.user };
  const found = {
    owner: runs,
    ann: await behind(ann, 'ann'),
    ben: await behind(ben, 'ben'),
    wren: await behind(wren, 'wren'),
    cleo: later[0]!,
    dora: later[1]!,
    deputy: { client: deputy, account: deputy.user },
    collaborator: { client: collaborator, account: collaborator.user },
    stranger: { client: stranger, account: stranger.user },
    administrator: { client: administrator, account: administrator.user },
    visitor: { client: server.visitor(), account: owner.user },
    owningAdministrator: runs,
  };
  const people = Object.fromEntries(
    Object.entries(found).map(([name, person]) => {
      // Whoever has no link of their own got hers.
      const link = links[emailOf(name as Caller)] ?? links[emailOf('ann')];
      return [name, { ...person, link }];
    }),
  ) as CanaryStudy['people'];
  return {
    ...study,
    people,
    world: {
      networkId,
      deletedNetworkId: deleted.networkId,
      otherCollaborator: other.user,
      invitee: invitee.user,
      stranger: stranger.user,
      expertId: expert!.id,
      pastAnswerId: await firstSave(server, owner.user.id),
    },
  };
}
