import type { AnswerSaved, components, NetworkNode, NetworkOverview, Question } from '@credence/api-client';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, type Assessed, assessed } from '../../../test/assess.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { answers, nodeProgress, setAside, visits } from '../../database/schema/index.js';

type Client = Assessed['owner'];

const impossible = answer([50, 50, 50], { standing: 'cannot_occur' });
const notMine = answer([50, 50, 50], { standing: 'not_my_field', touched: [false, false, false] });

/** The six questions of Sky, with shorter words for what people do. */
async function sky(server: TestApp) {
  const made = await assessed(server);
  const node = made.at('n3');
  return {
    ...made,
    node,
    save: async (client: Client, iteration: number, body: object, headers = {}) =>
      (await client.post(`${node}/${iteration}/save`, body, headers)).json<AnswerSaved>(),
    read: async (client: Client, iteration: number) => (await client.get(`${node}/${iteration}`)).json<Question>(),
    redirect: async (client: Client) => (await client.get(node)).json<NetworkNode>().redirect,
  };
}

const progressOf = async ({ database }: TestApp) => {
  const [row] = await database
    .select({ open: nodeProgress.open, closed: nodeProgress.closed, answered: nodeProgress.answered })
    .from(nodeProgress)
    .where(and(notPlanted(nodeProgress), eq(nodeProgress.nodeKey, 'n3')));
  return row;
};

test('what cannot occur closes its question, without a comment and whatever its shares are', async () => {
  const server = await appForThisTest();
  const { owner, save, read } = await sky(server);
  const body = { ...impossible, sliders: [1, 1, 1], exact: [0, 0, 0], 'self-eval': -2 };
  expect(await save(owner, 1, body)).toMatchObject({ next_iteration: 2, percentCompleted: 17 });
  const question = await read(owner, 1);
  expect(question).toMatchObject({ answered: true, standing: 'cannot_occur', currentValues: [1, 1, 1] });
  // Nothing follows from these shares, so they are not kept.
  expect(question).not.toHaveProperty('exact');
  expect(await progressOf(server)).toEqual({ open: 5n, closed: 1n, answered: 1 });
  await save(owner, 1, answer([60, 30, 10]));
  expect(await read(owner, 1)).not.toHaveProperty('standing');
});

test('a question set aside stays open, and only who set it aside is no longer led to it', async () => {
  const server = await appForThisTest();
  const { owner, networkId, save, read, redirect, node } = await sky(server);
  const colleague = await addCollaborator(server, networkId);
  await owner.post(`${node}/save`, { combinations: [], parents: skyParents });
  expect(await save(owner, 1, notMine)).toMatchObject({ next_iteration: 2, percentCompleted: 0, revision: '0.0' });
  expect(await progressOf(server)).toEqual({ open: 6n, closed: 0n, answered: 0 });
  expect(await save(owner, 6, answer([60, 30, 10]))).toMatchObject({ next_iteration: 2 });
  expect(await redirect(owner)).toBe(`/network/${networkId}/n3/2/`);
  expect(await redirect(colleague)).toBe(`/network/${networkId}/n3/1/`);
  expect(await read(owner, 1)).toMatchObject({
    answered: false,
    standing: 'not_my_field',
    currentValues: [50, 50, 50],
  });
  expect(await read(colleague, 1)).not.toHaveProperty('standing');
  // The pace at which questions are answered is not that at which they are passed.
  expect(await server.database.$count(visits, notPlanted(visits))).toBe(1);
  expect(await server.database.$count(setAside, notPlanted(setAside))).toBe(1);
});

test('the colleague answers it, and it is read as any answer; its own author may answer it after all', async () => {
  const server = await appForThisTest();
  const { owner, networkId, save, read } = await sky(server);
  const colleague = await addCollaborator(server, networkId);
  const { revision } = await read(colleague, 1);
  await save(owner, 1, notMine);
  // Setting it aside answered nothing, so nothing has come between.
  expect(await save(colleague, 1, answer([10, 20, 70]), { 'x-revision': revision })).toMatchObject({
    next_iteration: 2,
    revision: '0.2',
  });
  const answered = await read(owner, 1);
  expect([answered.currentValues, answered.standing]).toEqual([[10, 20, 70], undefined]);
  await save(owner, 1, answer([1, 2, 3]), { 'x-revision': answered.revision });
  expect(await server.database.$count(setAside, notPlanted(setAside))).toBe(0);
});

test('an own answer is withdrawn and stays in the history, a colleague’s stays', async () => {
  const server = await appForThisTest();
  const { owner, networkId, save, read, node } = await sky(server);
  const colleague = await addCollaborator(server, networkId);
  await save(owner, 1, answer([10, 20, 70]));
  await save(colleague, 2, answer([1, 2, 3]));
  // Whoever sets a question aside overwrites no answer that they have not seen.
  expect(await save(owner, 2, notMine, { 'x-revision': '0.0' })).toMatchObject({ next_iteration: 3, revision: '0.1' });
  expect(await read(owner, 2)).toMatchObject({ answered: true, currentValues: [1, 2, 3] });
  expect(await save(owner, 1, notMine, { 'x-revision': '0.1' })).toMatchObject({ percentCompleted: 17 });
  expect(await read(colleague, 1)).toMatchObject({ answered: false, currentValues: [50, 50, 50] });
  expect(await progressOf(server)).toEqual({ open: 5n, closed: 1n, answered: 1 });
  const history = (await owner.get(`${node}/1/history`)).json<components['schemas']['AnswerHistory']>().answers;
  expect(history).toMatchObject([
    { standing: 'not_my_field', counts: false },
    { sliders: [10, 20, 70], counts: false },
  ]);
  // A colleague who still has the withdrawn answer before their eyes overwrites nothing, and no revision comes twice.
  expect(await save(colleague, 1, answer([4, 5, 6]), { 'x-revision': '0.1' })).toMatchObject({ revision: '0.3' });
  const late = await owner.post(`${node}/1/save`, answer([7, 8, 9]), { 'x-revision': '0.1' });
  expect([late.statusCode, late.json().code]).toEqual([409, 'stale_revision']);
});

test('setting aside an own answer that is newer than the one seen is refused with it', async () => {
  const { owner, node, save } = await sky(await appForThisTest());
  await save(owner, 1, answer([10, 20, 70]));
  const response = await owner.post(`${node}/1/save`, notMine, { 'x-revision': '0.0' });
  expect([response.statusCode, response.json()]).toMatchObject([409, { current: { sliders: [10, 20, 70] } }]);
});

test('where only questions set aside are left the node ends unfinished, and opens again at the first of them', async () => {
  const server = await appForThisTest();
  const { owner, networkId, save, read, redirect, node } = await sky(server);
  const colleague = await addCollaborator(server, networkId);
  await owner.post(`${node}/save`, { combinations: [], parents: skyParents });
  await save(owner, 3, notMine);
  await save(owner, 5, notMine);
  for (const iteration of [1, 2, 4]) await save(owner, iteration, answer([60, 30, 10]));
  expect(await save(owner, 6, answer([60, 30, 10]))).toMatchObject({ next_iteration: null, percentCompleted: 67 });
  expect(await read(owner, 6)).toMatchObject({ nextIteration: null, isLastIteration: true, questionsLeft: 2 });
  expect(await redirect(owner)).toBe(`/network/${networkId}/n3/3/`);
  const overview = async (client: Client) =>
    (await client.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
  expect((await overview(owner)).nodes.find(({ id }) => id === 'n3')).toMatchObject({ completed: false, pages: 6 });
  expect((await overview(owner)).nextQuestion).toMatchObject({ nodeId: 'n1' });
  expect((await overview(colleague)).nextQuestion).toMatchObject({ nodeId: 'n3', iteration: 3 });
  for (const key of ['n1', 'n2'])
    await owner.post(`/network/${networkId}/${key}/1/save`, key === 'n1' ? notMine : answer([50, 50]));
  expect((await overview(owner)).nextQuestion).toBeUndefined();
});

test('a reset asks for what was set aside again, and its undo does not', async () => {
  const { owner, networkId, save, redirect, node } = await sky(await appForThisTest());
  await owner.post(`${node}/save`, { combinations: [], parents: skyParents });
  await save(owner, 1, notMine);
  await owner.post(`${node}/reset`);
  expect((await owner.get(`${node}/1`)).json()).not.toHaveProperty('standing');
  await owner.post(`${node}/undo-reset`);
  expect(await redirect(owner)).toBe(`/network/${networkId}/n3/2/`);
});

test('a question that a combination decides stays decided when it is set aside', async () => {
  const server = await appForThisTest();
  const { owner, save, read, node } = await sky(server);
  const combinations = [{ nodes: { 0: 0 }, value: [5, 5, 90], number: 1, standing: 'cannot_occur' }];
  await owner.post(`${node}/save`, { combinations, parents: skyParents });
  await save(owner, 1, answer([40, 40, 20]));
  expect(await save(owner, 1, notMine)).toMatchObject({ percentCompleted: 33 });
  expect(await read(owner, 1)).toMatchObject({
    standing: 'cannot_occur',
    answered: false,
    decidedBy: { number: 1, standing: 'cannot_occur' },
  });
  expect(await progressOf(server)).toEqual({ open: 4n, closed: 2n, answered: 0 });
});

test('activity counts answers and what cannot occur, and neither counts nor forgets who set aside', async () => {
  const server = await appForThisTest();
  const { owner, networkId, save } = await sky(server);
  await save(owner, 1, impossible);
  await save(owner, 2, notMine);
  const { people } = (await owner.get(`/network/activity/${networkId}`)).json<{ people: { answers: number }[] }>();
  expect(people.map((person) => person.answers)).toEqual([1]);
  const { events } = (await owner.get(`/network/events/${networkId}`)).json<{ events: { metadata?: object }[] }>();
  expect(events.slice(0, 2).map(({ metadata }) => metadata)).toEqual([
    { standing: 'not_my_field' },
    { standing: 'cannot_occur' },
  ]);
  const exported = (await owner.get('/user/export')).json<{ answers: object[]; setAside: object[] }>();
  const time = server.clock.now().toISOString();
  const own = { networkId, nodeKey: 'n3', epoch: 0, iteration: 2, savedAt: time };
  expect(exported.setAside).toContainEqual(expect.objectContaining(own));
  expect(exported.answers).toContainEqual(expect.objectContaining({ standing: 'cannot_occur', exact: null }));
});

test('in a table too large to list, what was set aside is passed over as well', async () => {
  const parents = Array.from({ length: 12 }, (_, index) => ({ id: `P${index}`, states: 4 }));
  const child = { id: 'C', states: 2, parents: parents.map(({ id }) => id) };
  const { owner, at } = await assessed(await appForThisTest(), [...parents, { ...child, numbers: false }]);
  const body = answer([50, 50], { standing: 'not_my_field' });
  for (const iteration of [2, 4]) await owner.post(`${at('n13')}/${iteration}/save`, body);
  const next = async (iteration: number) =>
    (await owner.get(`${at('n13')}/${iteration}`)).json<Question>().nextIteration;
  expect([await next(1), await next(3)]).toEqual([3, 5]);
});

test('two people set the same question aside, and both are led past it', async () => {
  const server = await appForThisTest();
  const { owner, networkId, save } = await sky(server);
  const colleague = await addCollaborator(server, networkId);
  await Promise.all([save(owner, 1, notMine), save(colleague, 1, notMine)]);
  await Promise.all([save(owner, 1, notMine), save(colleague, 1, notMine)]);
  expect(await server.database.$count(setAside, notPlanted(setAside))).toBe(2);
  expect(await save(colleague, 6, answer([1, 2, 3]))).toMatchObject({ next_iteration: 2 });
  expect(await server.database.$count(answers, notPlanted(answers))).toBe(1);
});
