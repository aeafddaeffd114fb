import type { Dashboard } from '@credence/api-client';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { protocol } from '../../../test/experts.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { skyParents, xdslFile } from '../../../test/xdslFile.js';
import { events, networks } from '../../database/schema/index.js';
import { retain } from '../../operator/retention/retain.js';

const combined = { combinations: [{ nodes: -1, value: [60, 30, 10], number: 1 }], parents: skyParents };

async function lookAt(server: TestApp): Promise<Dashboard> {
  const administrator = await server.signedIn(await server.addUser({ isAdmin: true }));
  return (await administrator.get('/user/activities')).json<Dashboard>();
}

/** What an administrator learns of a single person or network. */
const named = ({ users, periods, combinationSelections }: Dashboard) => ({
  acts: users.flatMap(({ username, recent_activities: acts }) =>
    acts.map(({ activity_type: type }) => `${username} ${type}`),
  ),
  bars: [combinationSelections, ...Object.values(periods!).map((figures) => figures.combinationSelections)].flat(),
});

async function say(expert: Client, at: (node: string) => string): Promise<void> {
  await expert.post(`${at('n3')}/1/save`, answer([60, 30, 10]));
  expect((await expert.post(`${at('n3')}/save`, combined)).statusCode).toBe(200);
}

test('R-3510, R-3514: whatever becomes of a study, an administrator reads of it nothing but counts over all networks', async () => {
  const server = await appForThisTest();
  const { owner, path, at, experts, networkId } = await panel(server, [
    'ann@example.org',
    'ben@example.org',
    'cleo@example.org',
  ]);
  const [ann, ben, cleo] = experts as [Client, Client, Client];
  for (const expert of [ann, ben, cleo]) await say(expert, at);
  await cleo.post(`${path}/withdraw`, { keeps: true });
  const signedUp = ['account_confirmed', 'account_created', 'login'];
  const joined = ['ann', 'ben', 'cleo'].flatMap((name) => signedUp.map((type) => `${name}@example.org ${type}`));
  const isSilent = async () => {
    const seen = await lookAt(server);
    const { acts, bars } = named(seen);
    expect([acts.toSorted(), bars]).toEqual([joined, []]);
    return seen;
  };
  const open = await isSilent();
  expect(open.nodePreferences).toEqual({ small: 3, medium: 0, large: 0 });
  expect(open.activityTimes.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(10);
  await owner.post(`${path}/close`);
  await isSilent();
  await owner.post(`${path}/results`);
  await ben.post(`${path}/withdraw`, { keeps: false });
  await isSilent();
  await owner.post(`${path}/final`);
  await isSilent();
  await server.database.update(networks).set({ deletedAt: server.clock.now() });
  await isSilent();
  server.clock.advance(31 * 86_400_000);
  await retain(server.database, server.clock.now(), server);
  await isSilent();
  const ofAnn = and(eq(events.username, 'ann@example.org'), eq(events.networkId, networkId));
  expect(
    (await server.database.select({ type: events.type }).from(events).where(ofAnn)).map(({ type }) => type),
  ).toEqual(['expert_accepted']);
});

test('R-3510: what was done in a network is not listed any more once it is a study, and nobody is active by it', async () => {
  const server = await appForThisTest();
  const { owner, networkId, at } = await assessed(server);
  await say(owner, at);
  const before = named(await lookAt(server));
  expect(before.acts).toContain(`${owner.user.username} answer_saved`);
  expect(before.bars).toHaveLength(4);
  expect((await owner.post(`/network/study/${networkId}`, protocol)).statusCode).toBe(200);
  expect(named(await lookAt(server))).toEqual({ acts: [], bars: [] });
});

test('R-3510: of the last ten acts of a person, those outside studies are listed however much they did inside', async () => {
  const server = await appForThisTest();
  const { at, experts, networkId } = await panel(server, ['ann@example.org']);
  const ann = experts[0]!;
  const upload = await ann.upload('/network/upload', { bytes: xdslFile([{ id: 'Own', states: 2 }]) });
  expect(upload.statusCode, upload.body).toBe(201);
  for (let round = 0; round < 12; round += 1) {
    server.clock.advance(1000);
    await ann.post(`${at('n3')}/1/save`, answer([60, 30, 10]));
  }
  const { acts } = named(await lookAt(server));
  const done = ['network_uploaded', 'login', 'account_confirmed', 'account_created'];
  expect(acts.slice(0, 4)).toEqual(done.map((type) => `ann@example.org ${type}`));
  expect(JSON.stringify(await lookAt(server))).not.toContain(networkId);
});
