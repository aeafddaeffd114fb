import { randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import { notPlanted, plantedAt } from '../../../test/plantedAssessments.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { directions, events, networks, nodeFeedback } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { purgeNetwork } from '../../operator/retention/purgeNetwork.js';

const historyOf = ({ database }: TestApp) =>
  database
    .select({ type: events.type, before: events.before, after: events.after, metadata: events.metadata })
    .from(events)
    .where(inArray(events.type, ['directions_saved', 'node_feedback_saved']))
    .orderBy(asc(events.at), asc(events.seq));

test('no directions are expected until somebody states them; then they apply to everybody in the network', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const path = `${at('n3')}/directions`;
  expect((await owner.get(path)).json()).toEqual({ directions: ['unknown', 'unknown'], contradictions: [] });
  const saved = await owner.post(path, { directions: ['increases', 'unknown'] });
  expect([saved.statusCode, saved.json()]).toEqual([200, { directions: ['increases', 'unknown'], contradictions: [] }]);
  await colleague.post(path, { directions: ['increases', 'decreases'] });
  expect((await owner.get(path)).json().directions).toEqual(['increases', 'decreases']);
  expect(await historyOf(server)).toMatchObject([
    { type: 'directions_saved', before: null, after: ['increases', 'unknown'], metadata: {} },
    { before: ['increases', 'unknown'], after: ['increases', 'decreases'], metadata: {} },
  ]);
  expect((await owner.get(`${at('n1')}/directions`)).json()).toEqual({ directions: [], contradictions: [] });
});

test('answers that go against a direction are told as pairs of questions; those that a combination decides are not', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  // Cold and calm, cold and strong; mild and strong, mild and calm.
  await owner.post(`${at('n3')}/1/save`, answer([20, 30, 50]));
  await owner.post(`${at('n3')}/2/save`, answer([10, 30, 60]));
  await owner.post(`${at('n3')}/4/save`, answer([50, 30, 20]));
  const path = `${at('n3')}/directions`;
  const saved = (await owner.post(path, { directions: ['increases', 'increases'] })).json();
  expect(saved.contradictions).toEqual([{ parent: 0, iterations: [1, 4] }]);
  expect((await owner.get(path)).json()).toEqual(saved);
  expect((await owner.post(path, { directions: ['decreases', 'decreases'] })).json().contradictions).toEqual([
    { parent: 1, iterations: [1, 2] },
  ]);
  await owner.post(`${at('n3')}/save`, { combinations: [{ nodes: -1, value: [5, 5, 90] }], parents: skyParents });
  expect((await owner.get(path)).json().contradictions).toEqual([]);
});

test('B-173: directions that do not fit the parents are refused and change nothing', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  const path = `${at('n3')}/directions`;
  const count = await owner.post(path, { directions: ['increases'] });
  expect([count.statusCode, count.json().error]).toEqual([400, 'There must be one direction for each parent (2).']);
  for (const body of [
    {},
    { directions: 'increases' },
    { directions: ['up', 'down'] },
    { directions: [1, 2] },
    { directions: { 0: 'increases' } },
    { directions: new Array(10_001).fill('unknown') },
    { directions: ['unknown', 'unknown'], more: 1 },
    null,
  ])
    expect((await owner.post(path, body)).statusCode, JSON.stringify(body)?.slice(0, 40)).toBe(400);
  expect((await owner.post(`${at('n9')}/directions`, { directions: [] })).statusCode).toBe(404);
  expect(await server.database.$count(directions, notPlanted(directions))).toBe(0);
});

test('B-168: judgements sent again are kept once; another one with the key is refused', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  for (const [path, body, other] of [
    ['directions', { directions: ['increases', 'unknown'] }, { directions: ['unknown', 'unknown'] }],
    ['feedback', { plausible: true }, { plausible: false }],
  ] as const) {
    const key = { 'idempotency-key': randomUUID() };
    const responses = await Promise.all(Array.from({ length: 10 }, () => owner.post(`${at('n3')}/${path}`, body, key)));
    expect(new Set(responses.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1);
    const refused = await owner.post(`${at('n3')}/${path}`, other, key);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'key_reused']);
  }
  expect(await historyOf(server)).toHaveLength(2);
});

test('the result is shown once the node and all its ancestors are answered', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const feedback = async () =>
    (await owner.get(`${at('n3')}/feedback`)).json<{ distribution: number[]; openNodes: string[] }>();
  expect(await feedback()).toEqual({
    node: { id: 'n3', display_name: 'Sky', vars: ['clear', 'cloudy', 'rain'] },
    distribution: null,
    missing: 'open',
    openNodes: ['n1', 'n2', 'n3'],
  });
  await owner.post(`${at('n1')}/1/save`, answer([50, 25, 25]));
  await owner.post(`${at('n2')}/1/save`, answer([50, 50]));
  expect((await feedback()).openNodes).toEqual(['n3']);
  // Cold is decided by a combination; the other four questions are answered.
  await owner.post(`${at('n3')}/save`, {
    combinations: [{ nodes: { 0: 0 }, value: [10, 10, 80], number: 1 }],
    parents: skyParents,
  });
  for (const iteration of [3, 4, 5, 6]) await owner.post(`${at('n3')}/${iteration}/save`, answer([40, 20, 40]));
  const { distribution, openNodes } = await feedback();
  expect(openNodes).toEqual([]);
  // Half of the years are cold: half of (0.1, 0.1, 0.8) and half of (0.4, 0.2, 0.4).
  [0.25, 0.15, 0.6].forEach((share, state) => expect(distribution[state]).toBeCloseTo(share, 12));
  await owner.post(`${at('n1')}/reset`);
  expect(await feedback()).toMatchObject({ distribution: null, openNodes: ['n1'] });
});

test('R-2558: a result that is too large to compute is told from one that lacks answers', async () => {
  // A million columns, all of which one combination decides.
  const parents = Array.from({ length: 20 }, (_, index) => ({ id: `P${index}`, states: 2 }));
  const all = { id: 'All', states: 2, parents: parents.map(({ id }) => id), numbers: false as const };
  const { owner, at } = await assessed(await appForThisTest(), [...parents, all]);
  for (const index of parents.keys()) await owner.post(`${at(`n${index + 1}`)}/1/save`, answer([50, 50]));
  const saved = await owner.post(`${at('n21')}/save`, {
    combinations: [{ nodes: -1, value: [40, 60], number: 1 }],
    parents: parents.map(({ id }) => ({ display_name: id, vars: ['s1', 's2'] })),
  });
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await owner.get(`${at('n21')}/feedback`)).json()).toMatchObject({
    distribution: null,
    missing: 'too-large',
    openNodes: [],
  });
});

test('judgements are kept per person, with earlier ones in the history', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const path = `${at('n3')}/feedback`;
  const comment = 'a canary, rarer than that 🫁';
  expect((await owner.post(path, { plausible: false, comment })).json()).toEqual({ success: true });
  await colleague.post(path, { plausible: true });
  await owner.post(path, { plausible: true, comment });
  expect((await owner.get(path)).json().feedback).toMatchObject({ plausible: true, comment });
  expect((await colleague.get(path)).json().feedback).toMatchObject({ plausible: true, comment: '' });
  expect(await server.database.$count(nodeFeedback, notPlanted(nodeFeedback))).toBe(2);
  expect((await historyOf(server)).at(-1)).toMatchObject({
    before: { plausible: false, comment },
    after: { plausible: true, comment },
  });
  const told = await owner.get(`/network/events/${networkId}`);
  expect(told.json().events[0].type).toBe('node_feedback_saved');
  expect(told.body).not.toContain('canary');
});

test('B-165, B-173: feedback that does not fit is refused and stored nowhere', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  for (const body of [
    {},
    { plausible: 'yes' },
    { plausible: 1 },
    { plausible: null },
    { plausible: true, comment: 5 },
    { plausible: true, comment: 'x'.repeat(10_001) },
    { plausible: true, comment: 'a\0b' },
    { plausible: true, comment: '\uD83E' },
    { plausible: true, more: 1 },
    [],
  ])
    expect((await owner.post(`${at('n3')}/feedback`, body)).statusCode, JSON.stringify(body).slice(0, 40)).toBe(400);
  expect(await server.database.$count(nodeFeedback, notPlanted(nodeFeedback))).toBe(0);
});

test('judgements are in the export of their authors, and are deleted with the network', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  await owner.post(`${at('n3')}/directions`, { directions: ['increases', 'unknown'] });
  await owner.post(`${at('n3')}/feedback`, { plausible: false, comment: 'a canary' });
  await colleague.post(`${at('n3')}/feedback`, { plausible: true, comment: 'a wren' });
  const exported = await owner.get('/user/export');
  const file = exported.json<Record<'directions' | 'nodeFeedback', { savedAt: string }[]>>();
  const said = (part: keyof typeof file) => file[part].filter(({ savedAt }) => savedAt !== plantedAt);
  expect({ directions: said('directions'), nodeFeedback: said('nodeFeedback') }).toMatchObject({
    directions: [{ networkId, nodeKey: 'n3', directions: ['increases', 'unknown'] }],
    nodeFeedback: [{ networkId, nodeKey: 'n3', plausible: false, comment: 'a canary' }],
  });
  expect(exported.body).not.toContain('wren');
  await withTransaction(server.database, (transaction) => purgeNetwork(transaction, networkId, new Date()));
  for (const table of [directions, nodeFeedback]) expect(await server.database.$count(table)).toBe(0);
  expect(await server.database.$count(networks, eq(networks.id, networkId))).toBe(0);
  expect((await historyOf(server)).every(({ before, after }) => before === null && after === null)).toBe(true);
});

test('B-172: people who were removed or only invited cannot judge', async () => {
  const server = await appForThisTest();
  const { at, networkId } = await assessed(server);
  for (const client of [await addCollaborator(server, networkId, 'invitation'), await server.signedIn()]) {
    for (const path of ['directions', 'feedback'])
      expect((await client.get(`${at('n3')}/${path}`)).statusCode).toBe(404);
    expect((await client.post(`${at('n3')}/feedback`, { plausible: true })).statusCode).toBe(404);
    expect((await client.post(`${at('n3')}/directions`, { directions: ['unknown', 'unknown'] })).statusCode).toBe(404);
  }
});
