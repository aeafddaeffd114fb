import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed, type Assessed } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { answers, events, users, visits } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { purgeAccount } from '../../operator/retention/purgeAccount.js';

interface Past {
  id: string;
  sliders: number[];
  username: string | null;
  counts: boolean;
}

const historyOf = async (client: Client, path: string) =>
  (await client.get(`${path}/history`)).json<{ answers: Past[] }>().answers;
const slidersOf = (past: Past[]) => past.map(({ sliders }) => sliders);
const restore = (client: Client, path: string, id: string, headers: Record<string, string> = {}) =>
  client.post(`${path}/restore`, { answer: id }, headers);

/** Two people answer the first question, one after the other. */
async function answeredTwice(): Promise<
  Assessed & {
    server: Awaited<ReturnType<typeof appForThisTest>>;
    colleague: Awaited<ReturnType<typeof addCollaborator>>;
    path: string;
  }
> {
  const server = await appForThisTest();
  const made = await assessed(server);
  const colleague = await addCollaborator(server, made.networkId);
  const path = `${made.at('n3')}/1`;
  await made.owner.post(`${path}/save`, answer([60, 30, 10], { 'self-eval': -1, comment: 'few cases' }));
  await colleague.post(`${path}/save`, answer([10, 20, 70]));
  return { ...made, server, colleague, path };
}

test('B-170: every answer to a question is listed, the newest first, with its author; only the newest counts', async () => {
  const { owner, colleague, path } = await answeredTwice();
  const response = await owner.get(`${path}/history`);
  expect(response.json()).toMatchObject({
    answers: [
      { sliders: [10, 20, 70], 'self-eval': 1, comment: '', username: colleague.user.username, counts: true },
      { sliders: [60, 30, 10], 'self-eval': -1, comment: 'few cases', username: owner.user.username, counts: false },
    ],
  });
  expect(await historyOf(owner, path.replace(/1$/, '2'))).toEqual([]);
});

test('clocks that jump do not change the order', async () => {
  const { owner, path, server } = await answeredTwice();
  server.clock.advance(-3_600_000);
  await owner.post(`${path}/save`, answer([1, 2, 3]));
  expect(slidersOf(await historyOf(owner, path))).toEqual([
    [1, 2, 3],
    [10, 20, 70],
    [60, 30, 10],
  ]);
});

test('no answer counts after a later combination or a reset; the history stays complete either way', async () => {
  const { owner, path, at } = await answeredTwice();
  await owner.post(`${at('n3')}/save`, { combinations: [{ nodes: -1, value: [5, 5, 90] }], parents: skyParents });
  expect((await historyOf(owner, path)).map(({ counts }) => counts)).toEqual([false, false]);
  await owner.post(`${at('n3')}/reset`);
  await owner.post(`${path}/save`, answer([1, 2, 3]));
  expect((await historyOf(owner, path)).map(({ sliders, counts }) => [sliders, counts])).toEqual([
    [[1, 2, 3], true],
    [[10, 20, 70], false],
    [[60, 30, 10], false],
  ]);
});

test('an author whose account is gone is not named', async () => {
  const { owner, colleague, path, server } = await answeredTwice();
  await withTransaction(server.database, (transaction) => purgeAccount(transaction, colleague.user, server));
  expect((await historyOf(owner, path)).map(({ username }) => username)).toEqual([null, owner.user.username]);
  const { revision } = (await owner.get(path)).json<{ revision: string }>();
  const conflict = await owner.post(`${path}/save`, answer([1, 2, 3]), { 'x-revision': `${revision}9` });
  expect(conflict.json().current).toMatchObject({ sliders: [10, 20, 70], username: null });
});

test('a restored answer becomes the latest, by the person who restored it, and the replaced one stays', async () => {
  const { owner, colleague, path, server } = await answeredTwice();
  const first = (await historyOf(owner, path))[1];
  const { revision } = (await owner.get(path)).json<{ revision: string }>();
  const response = await restore(colleague, path, first?.id ?? '', { 'x-revision': revision });
  expect([response.statusCode, response.json()]).toMatchObject([200, { next_iteration: 2, percentCompleted: 17 }]);
  expect((await owner.get(path)).json()).toMatchObject({
    currentValues: [60, 30, 10],
    'self-eval': -1,
    comment: 'few cases',
    revision: response.json<{ revision: string }>().revision,
  });
  expect(await historyOf(owner, path)).toMatchObject([
    { sliders: [60, 30, 10], username: colleague.user.username, counts: true },
    { sliders: [10, 20, 70], counts: false },
    { sliders: [60, 30, 10], username: owner.user.username, counts: false },
  ]);
  // A restore is no visit, so nobody's pace changes.
  expect(await server.database.$count(visits, notPlanted(visits))).toBe(2);
  expect(await server.database.$count(answers, notPlanted(answers))).toBe(1);
});

test('an answer from before a reset can be restored, and opens or closes its question as a save does', async () => {
  const { owner, path, at } = await answeredTwice();
  const [newest] = await historyOf(owner, path);
  await owner.post(`${at('n3')}/reset`);
  expect((await restore(owner, path, newest?.id ?? '')).json()).toMatchObject({ percentCompleted: 17 });
  expect((await owner.get(path)).json()).toMatchObject({ answered: true, currentValues: [10, 20, 70] });
});

test('B-168: a restore sent again is carried out once; another one with its key is refused', async () => {
  const { owner, path } = await answeredTwice();
  const [newest, first] = await historyOf(owner, path);
  const key = { 'idempotency-key': randomUUID() };
  const responses = [];
  for (let time = 0; time < 3; time += 1) responses.push(await restore(owner, path, first?.id ?? '', key));
  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(await historyOf(owner, path)).toHaveLength(3);
  const other = await restore(owner, path, newest?.id ?? '', key);
  expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused']);
});

test('B-170, B-171: a restore on top of a newer answer, or after a reset, is refused and changes nothing', async () => {
  const { owner, colleague, path, at } = await answeredTwice();
  const { revision } = (await owner.get(path)).json<{ revision: string }>();
  const first = (await historyOf(owner, path))[1]?.id ?? '';
  await colleague.post(`${path}/save`, answer([3, 2, 1]));
  const stale = await restore(owner, path, first, { 'x-revision': revision });
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { code: 'stale_revision', current: { sliders: [3, 2, 1], username: colleague.user.username } },
  ]);
  await owner.post(`${at('n3')}/reset`);
  expect((await restore(owner, path, first, { 'x-revision': revision })).statusCode).toBe(409);
  expect(await historyOf(owner, path)).toHaveLength(3);
});

test('B-080, B-173: an answer of another question, node or network is none of this question’s', async () => {
  const { owner, path, at, server } = await answeredTwice();
  const other = await assessed(server);
  await owner.post(`${at('n3')}/2/save`, answer([1, 2, 3]));
  await other.owner.post(`${other.at('n3')}/1/save`, answer([1, 2, 3]));
  const login = await server.database.select().from(events).where(eq(events.type, 'network_uploaded'));
  const elsewhere = [
    (await historyOf(owner, `${at('n3')}/2`))[0]?.id ?? '',
    (await historyOf(other.owner, `${other.at('n3')}/1`))[0]?.id ?? '',
    login[0]?.id ?? '',
    randomUUID(),
  ];
  for (const id of elsewhere) {
    const response = await restore(owner, path, id);
    expect([response.statusCode, response.json().code], id).toEqual([404, 'answer_not_found']);
  }
  for (const body of [{}, { answer: 'newest' }, { answer: null }, { answer: elsewhere[3], more: 1 }, []])
    expect((await owner.post(`${path}/restore`, body)).statusCode, JSON.stringify(body)).toBe(400);
  for (const missing of [`${at('n3')}/7`, `${at('n9')}/1`]) {
    expect((await owner.get(`${missing}/history`)).statusCode).toBe(404);
    expect((await restore(owner, missing, randomUUID())).statusCode).toBe(404);
  }
  expect((await historyOf(owner, path)).length).toBe(2);
});

test('the activities tell that an answer was restored, and not which', async () => {
  const { owner, path, networkId } = await answeredTwice();
  const first = (await historyOf(owner, path))[1]?.id ?? '';
  await restore(owner, path, first);
  const told = await owner.get(`/network/events/${networkId}`);
  expect(told.json().events[0]).toMatchObject({ type: 'answer_saved', metadata: { restored: first } });
  expect(told.body).not.toMatch(/few cases|60, ?30/);
});

test('a person who restored an answer and left is a former user in the remaining answers', async () => {
  const { owner, colleague, path, server } = await answeredTwice();
  await restore(colleague, path, (await historyOf(owner, path))[1]?.id ?? '');
  const exported = (await colleague.get('/user/export')).json<{ activities: { type: string }[] }>();
  expect(exported.activities.filter(({ type }) => type === 'answer_saved')).toHaveLength(2);
  await server.database.update(users).set({ deletedAt: server.clock.now() }).where(eq(users.id, colleague.user.id));
  await withTransaction(server.database, (transaction) => purgeAccount(transaction, colleague.user, server));
  expect((await historyOf(owner, path))[0]).toMatchObject({ sliders: [60, 30, 10], username: null, counts: true });
});
