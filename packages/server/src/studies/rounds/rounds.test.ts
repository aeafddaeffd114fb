import type { Study } from '@credence/api-client';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import { addExpert, openStudy, protocol } from '../../../test/experts.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { answers, assessments, nodeProgress, studyRounds } from '../../database/schema/index.js';
import { closeDueRounds } from './closeDueRounds.js';

const said = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

test('R-2861: a network becomes a study by its protocol, which can be changed before the round is opened', async () => {
  const { owner, networkId } = await assessed(await appForThisTest());
  const path = `/network/study/${networkId}`;
  expect(said(await owner.get(path))).toEqual([404, 'no_study']);
  const may = ['change_protocol', 'open_round', 'download_people', 'name_deputy', 'remove_deputy'];
  expect((await owner.post(path, protocol)).json()).toEqual({ state: 'draft', protocol, may });
  const changed = { ...protocol, order: 'drawn' };
  expect((await owner.post(path, changed)).json()).toEqual({ state: 'draft', protocol: changed, may });
  const opened = (await owner.post(`${path}/open`, {})).json();
  expect(opened).toMatchObject({
    state: 'open',
    protocol: changed,
    round: { round: 1, closesAt: '2099-12-31T22:59:59.000Z' },
  });
  for (const hash of Object.values(opened.frozen)) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect((await owner.get(path)).json()).toEqual({
    ...opened,
    experts: [],
    size: { questions: 8, minutes: 10 },
    asking: expect.any(Object),
    may: expect.arrayContaining(['change_protocol']),
  });
  expect(said(await owner.post(`${path}/open`, {}))).toEqual([409, 'round_open']);
});

test.each([
  ['a date in the past', { closesAt: '2020-01-01T00:00:00Z' }, { reason: 'closes-in-the-past' }],
  ['a list and combinations', { questions: [{ nodeId: 'n1', iteration: 1 }] }, { reason: 'combinations-with-list' }],
  [
    'an unknown question',
    {
      combinations: false,
      questions: [
        { nodeId: 'n1', iteration: 1 },
        { nodeId: 'n1', iteration: 2 },
      ],
    },
    { reason: 'no-such-question', item: 2 },
  ],
  [
    'a question twice',
    {
      combinations: false,
      questions: [
        { nodeId: 'n1', iteration: 1 },
        { nodeId: 'n1', iteration: 1 },
      ],
    },
    { reason: 'question-twice', item: 2 },
  ],
  [
    'a question that is asked and taken out',
    {
      combinations: false,
      ranked: true,
      questions: [{ nodeId: 'n1', iteration: 1 }],
      removed: [{ nodeId: 'n1', iteration: 1 }],
    },
    { reason: 'question-twice', item: 2 },
  ],
  [
    'a question added that is not asked',
    {
      combinations: false,
      ranked: true,
      questions: [{ nodeId: 'n1', iteration: 1 }],
      added: [{ nodeId: 'n3', iteration: 1 }],
    },
    { reason: 'added-not-asked', item: 1 },
  ],
  [
    'a question added to what was not ranked',
    {
      combinations: false,
      questions: [{ nodeId: 'n1', iteration: 1 }],
      added: [{ nodeId: 'n1', iteration: 1 }],
    },
    { reason: 'by-hand-without-ranking' },
  ],
])('R-2861: a protocol with %s is refused', async (_, wrong, params) => {
  const { owner, networkId } = await assessed(await appForThisTest());
  const response = await owner.post(`/network/study/${networkId}`, { ...protocol, ...wrong });
  expect([response.statusCode, response.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'invalid_protocol', params }),
  ]);
});

test('R-3540: while a round is open the protocol can be changed until an expert has accepted, each version with its hash', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await openStudy(server);
  const path = `/network/study/${networkId}`;
  const first = (await owner.get(path)).json<Study>();
  const questions = [{ nodeId: 'n3', iteration: 2 }];
  const changed = { ...protocol, questions, combinations: false, ranked: true, closesAt: '2098-01-01T10:00:00Z' };
  expect((await owner.post(path, changed)).json()).toMatchObject({
    state: 'open',
    protocol: changed,
    round: { round: 1, protocolVersion: 2, closesAt: '2098-01-01T10:00:00.000Z' },
  });
  const second = (await owner.get(path)).json<Study>();
  expect(second).toMatchObject({ size: { questions: 1 }, may: expect.arrayContaining(['change_protocol']) });
  expect(second.frozen).toEqual({ ...first.frozen, protocol: expect.not.stringMatching(first.frozen!.protocol) });
  // The same again is no version.
  expect((await owner.post(path, changed)).json()).toMatchObject({ round: { protocolVersion: 2 } });
  await addExpert(server, networkId, changed as typeof protocol);
  expect(said(await owner.post(path, protocol))).toEqual([409, 'protocol_fixed']);
  const fixed = (await owner.get(path)).json<Study>();
  expect([fixed.protocol, fixed.frozen, fixed.round]).toEqual([changed, second.frozen, expect.any(Object)]);
  expect(fixed.may).not.toContain('change_protocol');
  await owner.post(`${path}/close`, {});
  expect(said(await owner.post(path, protocol))).toEqual([409, 'study_stands']);
});

test('R-3540: once somebody has accepted the protocol stays, also after they have withdrawn', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await openStudy(server);
  const ann = await addExpert(server, networkId);
  await ann.post(`/network/study/${networkId}/withdraw`, { keeps: false });
  expect(said(await owner.post(`/network/study/${networkId}`, { ...protocol, order: 'drawn' }))).toEqual([
    409,
    'protocol_fixed',
  ]);
});

test('R-2861: a purpose that cannot be stored is refused', async () => {
  const { owner, networkId } = await assessed(await appForThisTest());
  for (const purpose of ['a\0b', 'a\ud800b'])
    expect(said(await owner.post(`/network/study/${networkId}`, { ...protocol, purpose }))).toEqual([
      400,
      'invalid_input',
    ]);
});

test('R-2862: while a round is open, experts answer each in an assessment of their own, and nobody else writes', async () => {
  const server = await appForThisTest();
  const { owner, networkId, at } = await openStudy(server);
  const [ann, ben] = [await addExpert(server, networkId), await addExpert(server, networkId)];
  expect((await ann.post(`${at('n3')}/1/save`, answer([60, 30, 10]))).statusCode).toBe(200);
  expect((await ann.get(`${at('n3')}/1`)).json()).toMatchObject({ answered: true, currentValues: [60, 30, 10] });
  for (const other of [ben, owner])
    expect((await other.get(`${at('n3')}/1`)).json()).toMatchObject({ answered: false, currentValues: [50, 50, 50] });
  const combinations = { combinations: [{ nodes: -1, value: [60, 30, 10], number: 1 }], parents: skyParents };
  for (const response of [
    await owner.post(`${at('n3')}/1/save`, answer([10, 30, 60])),
    await owner.post(`${at('n3')}/save`, combinations),
    await owner.post(`${at('n3')}/reset`, {}),
    await owner.post(`/network/delete/${networkId}`, {}),
    await owner.post(`/network/outcomes/${networkId}`, { outcomes: [{ node: 'n1', state: 0 }], cases: [] }),
    await owner.post(`/network/invite-by-email/${networkId}`, { emails: ['somebody@example.org'] }),
  ])
    expect(said(response)).toEqual([409, 'round_open']);
  const { assessment: annas } = (await ann.get(`/network/check-access/${networkId}`)).json();
  const { assessment: bens } = (await ben.get(`/network/check-access/${networkId}`)).json();
  expect(annas).not.toBe(bens);
  expect((await owner.get(`/network/check-access/${networkId}`)).json()).toEqual({ hasAccess: true });
});

test('R-2863: an expert sees no people, no activity and no events, and a collaborator no study', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await openStudy(server);
  const ann = await addExpert(server, networkId);
  for (const path of [`activity/${networkId}`, `events/${networkId}`, `${networkId}/collaborators`])
    expect(said(await ann.get(`/network/${path}`))).toEqual([403, 'experts_answer_alone']);
  const collaborator = await addCollaborator(server, networkId);
  expect(said(await collaborator.get(`/network/study/${networkId}`))).toEqual([404, 'no_study']);
  expect((await owner.get(`/network/${networkId}/collaborators`)).json().collaborators).toMatchObject([
    { username: collaborator.user.username },
  ]);
  expect((await owner.get(`/network/activity/${networkId}`)).body).not.toContain(ann.user.username);
  expect((await ann.get(`/network/study/${networkId}`)).json()).not.toHaveProperty('frozen');
});

test('R-2864: from the close of a round on nothing writes its answers, not even the database’s own user by mistake', async () => {
  const server = await appForThisTest();
  const { owner, networkId, at } = await openStudy(server);
  const ann = await addExpert(server, networkId);
  await ann.post(`${at('n3')}/1/save`, answer([60, 30, 10]));
  const closed = await owner.post(`/network/study/${networkId}/close`, {});
  expect(closed.json()).toMatchObject({ state: 'closed', may: expect.arrayContaining(['reopen_round']) });
  expect(said(await owner.post(`/network/study/${networkId}/close`, {}))).toEqual([409, 'round_not_open']);
  for (const response of [
    await ann.post(`${at('n3')}/1/save`, answer([10, 30, 60])),
    await ann.post(`${at('n3')}/reset`, {}),
    await ann.post(`${at('n3')}/save`, { combinations: [], parents: skyParents }),
  ])
    expect(said(response)).toEqual([409, 'round_not_open']);
  expect((await ann.get(`${at('n3')}/1`)).json()).toMatchObject({ currentValues: [60, 30, 10] });
  const ofAnn = eq(assessments.expertId, ann.expertId);
  const [own] = await server.database.select().from(assessments).where(ofAnn);
  const rows = eq(answers.assessmentId, own!.id);
  const fixed = { cause: { message: 'The answers of a closed round are fixed.' } };
  await expect(server.database.update(answers).set({ comment: 'changed' }).where(rows)).rejects.toMatchObject(fixed);
  await expect(server.database.delete(answers).where(rows)).rejects.toMatchObject(fixed);
  const progress = eq(nodeProgress.assessmentId, own!.id);
  await expect(server.database.update(nodeProgress).set({ epoch: 1 }).where(progress)).rejects.toMatchObject(fixed);
  await expect(server.database.delete(nodeProgress).where(progress)).rejects.toMatchObject(fixed);
  await expect(server.database.update(assessments).set({ fixedAt: null }).where(ofAnn)).rejects.toMatchObject(fixed);
  // Whoever owns the network works on as before.
  expect((await owner.post(`${at('n3')}/1/save`, answer([10, 30, 60]))).statusCode).toBe(200);
});

test('R-2865: the closing can be taken back until somebody has read the results', async () => {
  const server = await appForThisTest();
  const { owner, networkId, at } = await openStudy(server);
  const ann = await addExpert(server, networkId);
  const path = `/network/study/${networkId}`;
  expect(said(await owner.post(`${path}/reopen`, {}))).toEqual([409, 'round_open']);
  await owner.post(`${path}/close`, {});
  expect((await owner.post(`${path}/reopen`, {})).json()).toMatchObject({ state: 'open' });
  expect((await ann.post(`${at('n3')}/1/save`, answer([60, 30, 10]))).statusCode).toBe(200);
  await owner.post(`${path}/close`, {});
  await server.database.update(studyRounds).set({ firstReadAt: server.clock.now() });
  expect(said(await owner.post(`${path}/reopen`, {}))).toEqual([409, 'results_read']);
});

test('R-2866: a round closes by its date once the clock has said so twice, and later if its owner extends it', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await openStudy(server);
  const path = `/network/study/${networkId}`;
  const state = async () => (await owner.get(path)).json<Study>().state;
  const passes = (since: string) =>
    server.database.execute(sql`update ${studyRounds} set planned_close = now() - interval '1 hour',
      due_seen_at = case when due_seen_at is null then null else now() - ${since}::interval end`);
  await passes('0');
  await closeDueRounds(server);
  await closeDueRounds(server);
  expect(await state()).toBe('open');
  const later = new Date(server.clock.now().getTime() + 40 * 365 * 86_400_000).toISOString();
  expect((await owner.post(`${path}/extend`, { closesAt: later })).json()).toMatchObject({
    round: { closesAt: later },
  });
  await closeDueRounds(server);
  expect(await state()).toBe('open');
  expect(said(await owner.post(`${path}/extend`, { closesAt: '2026-01-01T00:00:00Z' }))).toEqual([
    400,
    'invalid_protocol',
  ]);
  await passes('0');
  await closeDueRounds(server);
  await passes('2 minutes');
  await closeDueRounds(server);
  expect(await state()).toBe('closed');
});

test('R-2867: a list of questions is all that is asked, in its order, and without combinations', async () => {
  const server = await appForThisTest();
  const list = [5, 2].map((iteration) => ({ nodeId: 'n3', iteration }));
  const given = { questions: list, combinations: false };
  const { networkId, at } = await openStudy(server, given);
  const ann = await addExpert(server, networkId, given);
  const overview = (await ann.get(`/network/overview/${networkId}`)).json();
  expect(overview.nodes).toMatchObject([{ id: 'n3', pages: 2, percentCompleted: 0 }]);
  expect(overview.nextQuestion).toMatchObject({ nodeId: 'n3', iteration: 5 });
  expect((await ann.get(at('n3'))).json().redirect).toBe(`${at('n3')}/5/`);
  expect(said(await ann.post(`${at('n3')}/save`, { combinations: [], parents: skyParents }))).toEqual([
    409,
    'no_combinations',
  ]);
  expect(said(await ann.get(`${at('n3')}/1`))).toEqual([404, 'question_not_found']);
  expect((await ann.post(`${at('n3')}/5/save`, answer([60, 30, 10]))).json()).toMatchObject({
    next_iteration: 2,
    percentCompleted: 50,
  });
  expect((await ann.post(`${at('n3')}/2/save`, answer([60, 30, 10]))).json()).toMatchObject({
    next_iteration: null,
    percentCompleted: 100,
  });
  expect(said(await ann.get(at('n1')))).toEqual([404, 'node_not_found']);
});
