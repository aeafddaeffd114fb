import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { answers, events, nodeProgress, visits } from '../../database/schema/index.js';

const historyOf = ({ database }: TestApp) =>
  database
    .select()
    .from(events)
    .where(and(eq(events.type, 'answer_saved'), notPlanted(events)))
    .orderBy(asc(events.at), asc(events.seq));

test('R-1213: answering in order names the next question, and null after the last one', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const nexts = [];
  for (let iteration = 1; iteration <= 6; iteration += 1) {
    const response = await owner.post(`${at('n3')}/${iteration}/save`, answer([60, 30, 10]));
    expect(response.statusCode).toBe(200);
    nexts.push([response.json().next_iteration, response.json().percentCompleted]);
  }
  expect(nexts).toEqual([
    [2, 17],
    [3, 33],
    [4, 50],
    [5, 67],
    [6, 83],
    [null, 100],
  ]);
});

test('a question left out is the next one after the end', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  for (const [iteration, next] of [
    [1, 2],
    [3, 4],
    [6, 2],
  ])
    expect((await owner.post(`${at('n3')}/${iteration}/save`, answer([60, 30, 10]))).json().next_iteration).toBe(next);
});

test('an answer is read back as typed, with certainty and comment', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const comment = '<b>=1+1</b> 🫁 \u202E Zweifel';
  await owner.post(`${at('n3')}/2/save`, answer([1, 99, 7], { 'self-eval': -2, comment }));
  expect((await owner.get(`${at('n3')}/2`)).json()).toMatchObject({
    currentValues: [1, 99, 7],
    'self-eval': -2,
    comment,
    answered: true,
  });
});

test.each([
  ['B-159 too few values', answer([50, 50]), 'The answer needs one value per state (3).'],
  ['B-159 too many values', answer([1, 2, 3, 4]), 'The answer needs one value per state (3).'],
  [
    'B-162 certainty 0',
    answer([1, 2, 3], { 'self-eval': 0 }),
    'Please specify how certain you are in your assessment.',
  ],
  ['B-163 blank comment', answer([1, 2, 3], { 'self-eval': -1, comment: '   ' }), 'Please describe your uncertainty.'],
  [
    'B-163 zero-width comment',
    answer([1, 2, 3], { 'self-eval': -1, comment: '\u200B\u2060' }),
    'Please describe your uncertainty.',
  ],
  [
    'B-165 NUL',
    answer([1, 2, 3], { comment: 'a\0b' }),
    'The comment holds a character that cannot be stored. Please type it again.',
  ],
])('%s is refused in its own sentence', async (_, body, sentence) => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  const response = await owner.post(`${at('n3')}/1/save`, body);
  expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
  expect(await server.database.$count(answers, notPlanted(answers))).toBe(0);
});

test('B-159 to B-166, B-173: any other invalid answer is refused and not stored', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  const good = answer([1, 2, 3]);
  const bad: unknown[] = [
    { ...good, sliders: undefined },
    { ...good, sliders: [] },
    { ...good, sliders: { 0: 1, 1: 2, 2: 3 } },
    { ...good, sliders: [[1], [2], [3]] },
    ...[0, 100, -1, 50.5, '50', null, true].map((value) => ({ ...good, sliders: [1, 2, value] })),
    ...[undefined, 3, '2'].map((certainty) => ({ ...good, 'self-eval': certainty })),
    ...[-1, 1.5, 'NaN', undefined].map((timer) => ({ ...good, timer })),
    { ...good, comment: 'x'.repeat(10_001) },
    { ...good, comment: undefined },
    { ...good, more: 1 },
    null,
    [],
  ];
  for (const body of bad) {
    const response = await owner.post(`${at('n3')}/1/save`, body);
    expect([response.statusCode, typeof response.json().error], JSON.stringify(body)).toEqual([400, 'string']);
  }
  expect(await server.database.$count(answers, notPlanted(answers))).toBe(0);
});

test('R-2628: a comment loses its control characters, but neither newlines nor tabs', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3], { comment: 'a\u0001\r\n\tb\u001B[31m\u007F\u0085' }));
  expect((await owner.get(`${at('n3')}/1`)).json().comment).toBe('a\n\tb[31m');
});

test('B-164: a comment of 10,000 emoji is kept whole', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const comment = '🫁'.repeat(10_000);
  expect((await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3], { comment }))).statusCode).toBe(200);
  expect((await owner.get(`${at('n3')}/1`)).json().comment).toBe(comment);
});

test('B-166: a page left open for a week counts as a day', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3], { timer: 604_800 }));
  expect((await server.database.select().from(visits).where(notPlanted(visits)))[0]?.seconds).toBe(86_400);
});

test('B-080 to B-083, B-167: an address that names no question is not found', async () => {
  const { owner, at, networkId } = await assessed(await appForThisTest());
  for (const path of [
    `${at('n3')}/7`,
    `${at('n3')}/1000000000`,
    `${at('n4')}/1`,
    `${at('Sky')}/1`,
    `/network/${networkId}x/n3/1`,
  ])
    expect((await owner.post(`${path}/save`, answer([1, 2, 3]))).statusCode, path).toBe(404);
  for (const iteration of ['0', '-1', '1.5', 'start', '9007199254740993'])
    expect([400, 404], iteration).toContain(
      (await owner.post(`${at('n3')}/${iteration}/save`, answer([1, 2, 3]))).statusCode,
    );
  for (const last of ['abc', '1&last_iteration=2'])
    expect((await owner.get(`${at('n3')}/1?last_iteration=${last}`)).statusCode, last).toBe(400);
});

test('B-168: a repeat with the same key gets the first answer, another body is refused', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  const key = { 'idempotency-key': randomUUID() };
  const first = await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3]), key);
  const second = await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3]), key);
  expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
  const other = await owner.post(`${at('n3')}/1/save`, answer([3, 2, 1]), key);
  expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused']);
  expect(await historyOf(server)).toHaveLength(1);
});

test('B-169: a key that is no UUID is refused', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  for (const key of ['again', 'x'.repeat(8_000)]) {
    const response = await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3]), { 'idempotency-key': key });
    expect(response.statusCode).toBe(400);
  }
});

test('B-170: a save on top of a newer answer is refused with that answer, and nothing is lost', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const { revision } = (await owner.get(`${at('n3')}/1`)).json<{ revision: string }>();
  expect(
    (await colleague.post(`${at('n3')}/1/save`, answer([10, 20, 70]), { 'x-revision': revision })).statusCode,
  ).toBe(200);
  const response = await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3]), { 'x-revision': revision });
  expect([response.statusCode, response.json()]).toMatchObject([
    409,
    { code: 'stale_revision', current: { sliders: [10, 20, 70], username: colleague.user.username } },
  ]);
  const { current } = response.json<{ current: { revision: string } }>();
  expect(
    (await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3]), { 'x-revision': current.revision })).statusCode,
  ).toBe(200);
  expect(await historyOf(server)).toMatchObject([
    { before: null, after: { sliders: [10, 20, 70], authorId: colleague.user.id } },
    { before: { sliders: [10, 20, 70] }, after: { sliders: [1, 2, 3], authorId: owner.user.id } },
  ]);
});

test('R-2564: a save that does not know of a combination deciding the question is refused with it, once', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const read = async () => (await colleague.get(`${at('n3')}/1`)).json<{ revision: string }>();
  const save = (revision: string) =>
    colleague.post(`${at('n3')}/1/save`, answer([1, 2, 3]), { 'x-revision': revision });
  const { revision } = await read();
  const combinations = [{ nodes: { 0: 0 }, value: [20, 30, 50], number: 1 }];
  await owner.post(`${at('n3')}/save`, { combinations, parents: skyParents });
  const response = await save(revision);
  expect([response.statusCode, response.json()]).toMatchObject([
    409,
    { code: 'stale_revision', params: { reason: 'decided' }, decidedBy: { number: 1, value: [20, 30, 50] } },
  ]);
  expect(await historyOf(server)).toEqual([]);
  // Whoever has seen the combination may answer over it; a combination for other questions disturbs nobody.
  const seen = await read();
  const others = [...combinations, { nodes: { 0: 2 }, value: [1, 1, 1], number: 2 }];
  await owner.post(`${at('n3')}/save`, { combinations: others, parents: skyParents });
  expect((await save(seen.revision)).statusCode).toBe(200);
  expect((await save((await read()).revision)).statusCode).toBe(200);
});

test('without a revision the last save wins and the previous one is in the history', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  await owner.post(`${at('n3')}/1/save`, answer([10, 20, 70]));
  await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3]));
  expect((await owner.get(`${at('n3')}/1`)).json().currentValues).toEqual([1, 2, 3]);
  expect((await historyOf(server))[1]).toMatchObject({ before: { sliders: [10, 20, 70] } });
});

test('B-171: a save that was begun before a reset is refused', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const { revision } = (await owner.get(`${at('n3')}/1`)).json<{ revision: string }>();
  await owner.post(`${at('n3')}/reset`);
  const response = await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3]), { 'x-revision': revision });
  expect([response.statusCode, response.json().code]).toEqual([409, 'node_reset']);
  expect((await owner.get(`${at('n3')}/1`)).json().answered).toBe(false);
});

test('B-172: a person removed in the meantime gets "network not found"', async () => {
  const server = await appForThisTest();
  const { at, networkId } = await assessed(server);
  const invitee = await addCollaborator(server, networkId, 'invitation');
  const stranger = await server.signedIn();
  for (const client of [invitee, stranger]) {
    const response = await client.post(`${at('n3')}/1/save`, answer([1, 2, 3]));
    expect([response.statusCode, response.json().error]).toEqual([404, 'Network not found.']);
  }
});

test('B-181: a body of more than a megabyte is refused', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  expect(
    (await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3], { comment: 'x'.repeat(1_100_000) }))).statusCode,
  ).toBe(413);
});

test('a direct answer to a decided question counts because it is later, and opens no question', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  await owner.post(`${at('n3')}/save`, {
    combinations: [{ nodes: { 0: 0 }, value: [5, 5, 90], number: 1 }],
    parents: skyParents,
  });
  expect((await owner.post(`${at('n3')}/1/save`, answer([40, 40, 20]))).json()).toMatchObject({ next_iteration: 3 });
  expect((await owner.get(`${at('n3')}/1`)).json()).toMatchObject({
    currentValues: [40, 40, 20],
    answered: true,
    decidedBy: { number: 1, value: [5, 5, 90] },
  });
  const [progress] = await server.database
    .select()
    .from(nodeProgress)
    .where(and(notPlanted(nodeProgress), eq(nodeProgress.nodeKey, 'n3')));
  expect([progress?.open, progress?.closed, progress?.answered]).toEqual([4n, 2n, 0]);
});
