import type { Study, StudyAnswers } from '@credence/api-client';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer } from '../../../test/assess.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest } from '../../../test/testApp.js';
import { untilSomebodyWaits } from '../../../test/untilSomebodyWaits.js';
import { skyParents } from '../../../test/xdslFile.js';
import { events, nodeProgress, studyLate } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { checkRecord } from '../../judgements/record/checkRecord.js';
import { lockNetwork } from '../../networks/networks.js';

const said = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

type Server = Awaited<ReturnType<typeof appForThisTest>>;

/** Two experts who answered before the close; the first one, four questions after it. */
async function withLate(server: Server) {
  const study = await panel(server, ['ann@example.org', 'ben@example.org']);
  const { owner, path, at, experts } = study;
  const [ann, ben] = experts;
  await ann!.post(`${at('n3')}/1/save`, answer([60, 30, 10], { comment: 'before' }));
  await ann!.post(`${at('n3')}/2/save`, answer([60, 30, 10]));
  await ann!.post(`${at('n3')}/3/save`, answer([1, 1, 1], { standing: 'not_my_field' }));
  await ben!.post(`${at('n3')}/1/save`, answer([33, 33, 34]));
  await owner.post(`${path}/close`);
  for (const [nodeId, iteration, given] of [
    ['n3', 1, answer([10, 20, 70], { comment: 'after', exact: [100000, null, null], timer: 7 })],
    ['n3', 2, answer([1, 1, 1], { standing: 'not_my_field' })],
    ['n3', 3, answer([20, 20, 60])],
    ['n1', 1, answer([50, 30, 20], { 'self-eval': -1, comment: 'few' })],
  ] as const) {
    const response = await ann!.post(`${path}/late`, { nodeId, iteration, answer: given });
    if (response.statusCode !== 200) throw new Error(response.body);
  }
  const { id } = (await owner.get(path)).json<Study>().experts![0]!;
  return { ...study, ann: ann!, ben: ben!, letIn: `${path}/experts/${id}/late` };
}

test('R-3043: the owner sees how many answers came after the close, and nothing that they say', async () => {
  const server = await appForThisTest();
  const { owner, path, ben, networkId, letIn } = await withLate(server);
  const { experts } = (await owner.get(path)).json<Study>();
  expect(experts).toMatchObject([{ code: 1, answered: 2, late: { answers: 4, letIn: 0 } }, { code: 2 }]);
  expect(experts![1]).not.toHaveProperty('late');
  for (const other of [ben, await addCollaborator(server, networkId)])
    expect(said(await other.post(letIn))).toEqual([403, 'owner_only']);
  expect(said(await owner.post(`${path}/experts/none/late`))).toEqual([404, 'expert_not_found']);
});

test('R-3044: what is let in becomes the expert’s answers of the round, as if it had been saved last, and a replay makes the same rows', async () => {
  const server = await appForThisTest();
  const { database } = server;
  const { owner, ann, path, at, networkId, letIn } = await withLate(server);
  const response = await owner.post(letIn);
  expect([response.statusCode, response.json()]).toMatchObject([
    200,
    { state: 'closed', experts: [{ answered: 3, late: { answers: 4, letIn: 4 } }, { answered: 1 }] },
  ]);
  expect((await checkRecord(database, networkId)).findings).toEqual([]);
  expect((await ann.get(`${at('n3')}/1`)).json()).toMatchObject({
    currentValues: [10, 20, 70],
    exact: [100000, null, null],
    held: 'round_not_open',
  });
  expect((await ann.get(`${at('n3')}/1/history`)).json()).toMatchObject({
    answers: [
      { comment: 'after', counts: true },
      { comment: 'before', counts: false },
    ],
  });
  expect((await ann.get(path)).json()).toMatchObject({ own: { answered: 3, late: { answers: 4, letIn: 4 } } });
  expect(await database.select().from(events).where(eq(events.type, 'late_let_in'))).toMatchObject([
    { actorId: owner.user.id, metadata: { expert: expect.any(String), answers: 4 } },
  ]);
  const counted = await database.$count(
    nodeProgress,
    sql`${nodeProgress.closed} + ${nodeProgress.open} <> ${nodeProgress.columns}`,
  );
  expect(counted).toBe(0);
  // Once more changes nothing.
  await owner.post(letIn);
  expect(await database.$count(events, sql`${events.metadata} ? 'late'`)).toBe(4);
  await owner.post(`${path}/results`);
  const results = (await owner.get(`${path}/results`)).json();
  expect(results).not.toHaveProperty('late');
  expect((await owner.get(`${path}/results/n3/1`)).json()).toMatchObject({
    answers: [{ code: 1, comment: 'after' }, { code: 2 }],
  });
});

test('R-3044: a combination that decides a question does so until the late answer, which is newer', async () => {
  const server = await appForThisTest();
  const { owner, path, at, networkId, experts } = await panel(server, ['ann@example.org']);
  const ann = experts[0]!;
  const chosen = { combinations: [{ nodes: -1, value: [60, 30, 10], number: 1 }], parents: skyParents };
  expect((await ann.post(`${at('n3')}/save`, chosen)).statusCode).toBe(200);
  await owner.post(`${path}/close`);
  await ann.post(`${path}/late`, { nodeId: 'n3', iteration: 4, answer: answer([5, 5, 90]) });
  const { id } = (await owner.get(path)).json<Study>().experts![0]!;
  expect((await owner.post(`${path}/experts/${id}/late`)).json()).toMatchObject({ experts: [{ answered: 6 }] });
  expect((await checkRecord(server.database, networkId)).findings).toEqual([]);
  await owner.post(`${path}/results`);
  const answersOf = async (iteration: number) =>
    (await owner.get(`${path}/results/n3/${iteration}`)).json<StudyAnswers>().answers;
  expect(await answersOf(4)).toMatchObject([{ shares: [0.05, 0.05, 0.9] }]);
  expect(await answersOf(3)).toMatchObject([{ shares: [0.6, 0.3, 0.1], combined: true }]);
});

test('R-3043: once anybody has opened the results nothing is let in: it is kept, told, and in no pool', async () => {
  const server = await appForThisTest();
  const { owner, ann, path, letIn } = await withLate(server);
  await owner.post(`${path}/results`);
  expect(said(await owner.post(letIn))).toEqual([409, 'results_read']);
  await ann.post(`${path}/late`, { nodeId: 'n3', iteration: 6, answer: answer([20, 20, 60]) });
  expect((await owner.get(`${path}/results`)).json()).toMatchObject({ late: [{ code: 1, answers: 5 }] });
  expect((await owner.get(`${path}/results/n3/1`)).json()).toMatchObject({
    answers: [{ code: 1, comment: 'before' }, { code: 2 }],
  });
  expect((await ann.get(`${path}/results`)).json()).not.toHaveProperty('late');
  expect(await server.database.$count(studyLate, isNotNull(studyLate.letInAt))).toBe(0);
});

test.each([
  ['late', 'results', 200],
  ['results', 'late', 409],
])(
  'R-3045: of letting in and opening the results at once, both are done or only the opening is (%s first)',
  async (first, _second, expected) => {
    const server = await appForThisTest();
    const { owner, path, networkId, letIn } = await withLate(server);
    const steps = { late: () => owner.post(letIn), results: () => owner.post(`${path}/results`) };
    const both = await withTransaction(server.database, async (transaction) => {
      await lockNetwork(transaction, networkId);
      const order = first === 'late' ? (['late', 'results'] as const) : (['results', 'late'] as const);
      const one = steps[order[0]]();
      await untilSomebodyWaits(server.database);
      const other = steps[order[1]]();
      await untilSomebodyWaits(server.database, 2);
      return first === 'late' ? [one, other] : [other, one];
    });
    const [late, results] = await Promise.all(both);
    expect([late?.statusCode, results?.statusCode]).toEqual([expected, 200]);
    expect(await server.database.$count(studyLate, isNotNull(studyLate.letInAt))).toBe(expected === 200 ? 4 : 0);
    const { answers: said1 } = (await owner.get(`${path}/results/n3/1`)).json<{ answers: { comment: string }[] }>();
    expect(said1[0]?.comment).toBe(expected === 200 ? 'after' : 'before');
    expect((await checkRecord(server.database, networkId)).findings).toEqual([]);
  },
);

test('R-3046: when the close is taken back, what came late is answered in the round, and can be changed', async () => {
  const server = await appForThisTest();
  const { owner, ann, path, at, networkId, letIn } = await withLate(server);
  expect((await owner.post(`${path}/reopen`)).statusCode).toBe(200);
  expect(said(await owner.post(letIn))).toEqual([409, 'round_open']);
  expect((await ann.get(path)).json()).toMatchObject({ own: { answered: 3, late: { answers: 4, letIn: 4 } } });
  expect((await ann.post(`${at('n3')}/1/save`, answer([80, 10, 10]))).statusCode).toBe(200);
  await owner.post(`${path}/close`);
  expect((await checkRecord(server.database, networkId)).findings).toEqual([]);
  expect((await ann.get(`${at('n3')}/1`)).json()).toMatchObject({ currentValues: [80, 10, 10] });
});

test('R-3047: a person takes home what came late, erases it with the rest, or leaves it under the code', async () => {
  const server = await appForThisTest();
  const { owner, ann, ben, path, letIn } = await withLate(server);
  await ben.post(`${path}/late`, { nodeId: 'n3', iteration: 1, answer: answer([5, 5, 90]) });
  const file = (await ann.get('/user/export')).json<{ late: object[] }>();
  expect(file.late).toHaveLength(4);
  expect(file.late).toContainEqual(
    expect.objectContaining({ code: 1, round: 1, nodeKey: 'n3', iteration: 3, letInAt: null }),
  );
  await ann.post(`${path}/withdraw`, { keeps: true });
  await ben.post(`${path}/withdraw`, { keeps: false });
  expect(await server.database.$count(studyLate)).toBe(4);
  expect((await owner.post(letIn)).json()).toMatchObject({
    experts: [{ late: { letIn: 4 } }, { standing: 'withdrew' }],
  });
  await owner.post(`${path}/results`);
  expect((await owner.get(`${path}/results`)).json()).toMatchObject({ panel: [{ code: 1 }] });
  const anything = and(eq(events.type, 'answer_saved'), sql`${events.after}::text like '%[5, 5, 90]%'`);
  expect(await server.database.$count(events, anything)).toBe(0);
});
