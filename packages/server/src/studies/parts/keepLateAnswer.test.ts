import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer } from '../../../test/assess.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest } from '../../../test/testApp.js';
import { answers, assessments, studies, studyLate } from '../../database/schema/index.js';

const said = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

const ofRound = (networkId: string) => and(eq(assessments.networkId, networkId), eq(assessments.round, 1));

const late = (iteration: number, sliders: readonly number[], more: object = {}) => ({
  nodeId: 'n3',
  iteration,
  answer: answer(sliders, more),
});

test('R-3042: what an expert had answered without a connection is kept after the close, the last one to a question, and in no answer of the round', async () => {
  const server = await appForThisTest();
  const { database } = server;
  const { owner, networkId, path, at, experts } = await panel(server, ['ann@example.org']);
  const ann = experts[0]!;
  expect(said(await ann.post(`${path}/late`, late(1, [60, 30, 10])))).toEqual([409, 'round_open']);
  await owner.post(`${path}/close`);
  expect(said(await ann.post(`${at('n3')}/1/save`, answer([60, 30, 10])))).toEqual([409, 'round_not_open']);
  await ann.post(`${path}/late`, late(1, [60, 30, 10]));
  await ann.post(`${path}/late`, late(2, [20, 30, 50], { comment: 'in the \u0007train' }));
  const kept = await ann.post(`${path}/late`, late(1, [10, 30, 60]));
  expect([kept.statusCode, kept.json()]).toEqual([
    200,
    {
      late: { answers: 2, letIn: 0 },
      owner: `${owner.user.firstname} ${owner.user.lastname}`.trim() || owner.user.username,
    },
  ]);
  expect(await database.select().from(studyLate).orderBy(studyLate.iteration)).toMatchObject([
    { round: 1, nodeKey: 'n3', iteration: 1n, answer: answer([10, 30, 60]), letInAt: null },
    { iteration: 2n, answer: { comment: 'in the train' } },
  ]);
  expect((await ann.get(path)).json()).toMatchObject({ own: { answered: 0, late: { answers: 2, letIn: 0 } } });
  const [own] = await database.select().from(assessments).where(ofRound(networkId));
  expect(await database.$count(answers, eq(answers.assessmentId, own!.id))).toBe(0);
});

test('R-3042: it is checked as a save is, and there is one for each question that is asked', async () => {
  const server = await appForThisTest();
  const asked = [{ nodeId: 'n3', iteration: 2 }];
  const given = { questions: asked, combinations: false };
  const { owner, path, experts, networkId } = await panel(server, ['ann@example.org', 'ben@example.org'], given);
  const [ann, ben] = experts;
  const assessmentOf = async (code: number) =>
    (await server.database.select().from(assessments).where(ofRound(networkId)).orderBy(assessments.createdAt))[
      code - 1
    ]!.id;
  const headers = { 'x-assessment': await assessmentOf(2) };
  await owner.post(`${path}/close`);
  for (const [body, refusal] of [
    [late(2, [60, 30]), [400, 'invalid_answer']],
    [late(2, [60, 30, 10], { 'self-eval': -1 }), [400, 'invalid_answer']],
    [late(2, [60, 30, 0]), [400, 'invalid_input']],
    [late(1, [60, 30, 10]), [404, 'question_not_found']],
    [{ ...late(2, [60, 30, 10]), nodeId: 'n9' }, [404, 'node_not_found']],
  ] as const)
    expect(said(await ann!.post(`${path}/late`, body))).toEqual(refusal);
  const wrong = [ann!, ben!].map((client) => client.post(`${path}/late`, late(2, [60, 30, 10]), headers));
  expect((await Promise.all(wrong)).map(said)).toContainEqual([409, 'other_assessment']);
  for (const other of [owner, await addCollaborator(server, networkId)])
    expect(said(await other.post(`${path}/late`, late(2, [60, 30, 10])))[0]).toBe(403);
  expect(await server.database.$count(studyLate)).toBe(1);
});

test('R-3042: once the study is final or stopped, or its expert gone, nothing is kept any more', async () => {
  const server = await appForThisTest();
  const { owner, path, experts, networkId } = await panel(server, ['ann@example.org', 'ben@example.org']);
  const [ann, ben] = experts;
  await owner.post(`${path}/close`);
  await ben!.post(`${path}/withdraw`, { keeps: true });
  expect(said(await ben!.post(`${path}/late`, late(1, [60, 30, 10])))).toEqual([404, 'network_not_found']);
  const stop = (stoppedAt: Date | null) =>
    server.database.update(studies).set({ stoppedAt }).where(eq(studies.networkId, networkId));
  await stop(server.clock.now());
  expect(said(await ann!.post(`${path}/late`, late(1, [60, 30, 10])))).toEqual([409, 'round_not_open']);
  await stop(null);
  await owner.post(`${path}/results`);
  await owner.post(`${path}/final`, {});
  expect(said(await ann!.post(`${path}/late`, late(1, [60, 30, 10])))).toEqual([409, 'round_not_open']);
  expect(await server.database.$count(studyLate)).toBe(0);
});
