import { randomUUID } from 'node:crypto';
import type { Question } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { combinationSets, events } from '../../database/schema/index.js';

const cold = { nodes: { 0: 0 }, value: [5, 5, 90], number: 1 };
const strong = { nodes: { 1: 1 }, value: [20, 30, 50], number: 2 };
const rest = { nodes: -1, value: [33, 33, 34] };
const save = (...combinations: unknown[]) => ({ combinations, parents: skyParents });

test('R-1211: combinations close the questions that they match, and the first open one comes next', async () => {
  const { owner, at, networkId } = await assessed(await appForThisTest());
  const response = await owner.post(`${at('n3')}/save`, save(cold, strong));
  expect([response.statusCode, response.json()]).toMatchObject([
    200,
    {
      success: true,
      nextQuestion: 4,
      superseded: 0,
      coverage: [
        { number: 1, covers: 2, wins: 2 },
        { number: 2, covers: 3, wins: 2 },
      ],
    },
  ]);
  const overview = (await owner.get(`/network/overview/${networkId}`)).json();
  expect(overview.nodes[2]).toMatchObject({ pages: 2, inProgress: true, completed: false, percentCompleted: 67 });
  expect((await owner.get(`${at('n3')}/1`)).json()).toMatchObject({ decidedBy: { number: 1 } });
});

test('O-03: no combination at all is an answer too, and every question stays open', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  expect((await owner.post(`${at('n3')}/save`, save())).json()).toMatchObject({ success: true, nextQuestion: 1 });
  expect((await owner.get(at('n3'))).json().redirect).toMatch(/\/n3\/1\/$/);
});

test('all remaining combinations close the node', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  expect((await owner.post(`${at('n3')}/save`, save(cold, rest))).json()).toMatchObject({ nextQuestion: null });
  expect((await owner.get(`${at('n3')}/3`)).json()).toMatchObject({
    decidedBy: { number: 'rest' },
    percentCompleted: 100,
  });
});

test.each([
  ['B-175', [{ ...cold, nodes: {} }], 'Please select at least one combination or set all remaining combinations.'],
  ['B-174', [cold, { ...strong, nodes: { 1: 2 } }], 'Combination 2: unknown state. Reload the page.'],
  ['B-174', [cold, { ...strong, nodes: { 2: 0 } }], 'Combination 2: unknown parent. Reload the page.'],
  ['B-176', [rest, rest], 'All remaining combinations are set twice. Keep one.'],
  ['B-177', [cold, { ...strong, number: 1 }], 'Combination 2: its number is used twice.'],
  [
    'B-178',
    [cold, { ...cold, number: 2 }],
    'Combination 2 selects the same states as combination 1. Delete one of them.',
  ],
  ['B-180', [{ ...cold, value: [5, 95] }], 'Combination 1: it needs one value per state.'],
  ['B-180', [cold, { ...strong, value: [5, 0, 95] }], 'Combination 2: please use whole numbers from 1 to 99.'],
])('%s: %j is refused in a sentence that says where', async (_, combinations, sentence) => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  const response = await owner.post(`${at('n3')}/save`, save(...combinations));
  expect([response.statusCode, response.json()]).toMatchObject([400, { success: false, error: sentence }]);
  expect(await server.database.$count(combinationSets, notPlanted(combinationSets))).toBe(0);
});

test('B-174, B-177, B-179: what no client sends is refused as well', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  const bodies = [
    ...[-1, 0.5, '0', null].map((state) => save({ ...cold, nodes: { 0: state } })),
    ...['-1', '1.5', '__proto__', 'constructor', '01'].map((key) =>
      save({ ...cold, nodes: JSON.parse(`{${JSON.stringify(key)}: 0}`) }),
    ),
    ...[0, 1.5, 1e9].map((number) => save({ ...cold, number })),
    save({ ...cold, nodes: -2 }),
    save({ nodes: { 0: 0 }, value: cold.value }),
    save(...Array.from({ length: 10_001 }, () => rest)),
    { combinations: [cold] },
    { ...save(cold), more: 1 },
  ];
  for (const body of bodies) {
    const { statusCode } = await owner.post(`${at('n3')}/save`, body);
    expect([400, 413], JSON.stringify(body).slice(0, 200)).toContain(statusCode);
  }
  expect(await server.database.$count(combinationSets, notPlanted(combinationSets))).toBe(0);
});

test('O-05: parents in another order, or of another network, are refused', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  for (const parents of [[...skyParents].reverse(), skyParents.slice(1), []]) {
    const response = await owner.post(`${at('n3')}/save`, { combinations: [cold], parents });
    expect([response.statusCode, response.json().success]).toEqual([400, false]);
  }
});

test('a later combination counts instead of the answer, and one that did not change does not', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  await owner.post(`${at('n3')}/save`, save(cold));
  await owner.post(`${at('n3')}/1/save`, answer([40, 40, 20]));
  await owner.post(`${at('n3')}/3/save`, answer([41, 40, 19]));
  expect((await owner.post(`${at('n3')}/save`, save(cold, strong))).json().superseded).toBe(1);
  expect((await owner.get(`${at('n3')}/1`)).json().currentValues).toEqual([40, 40, 20]);
  expect((await owner.get(`${at('n3')}/3`)).json().currentValues).toEqual([20, 30, 50]);
  // Once the combination is removed, the answer is back.
  await owner.post(`${at('n3')}/save`, save(cold));
  expect((await owner.get(`${at('n3')}/3`)).json()).toMatchObject({ currentValues: [41, 40, 19], answered: true });
});

test('a question whose answer a later combination superseded shows nothing of that answer', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const mine = { 'self-eval': -1, comment: 'Few such days.' };
  const first = await owner.post(`${at('n3')}/3/save`, answer([41, 40, 19], mine));
  const { revision } = first.json<{ revision: string }>();
  expect((await owner.get(`${at('n3')}/3`)).json()).toMatchObject({ revision });
  await owner.post(`${at('n3')}/save`, save(strong));
  const decided = (await owner.get(`${at('n3')}/3`)).json<Question>();
  expect(decided).toMatchObject({
    currentValues: [20, 30, 50],
    answered: false,
    decidedBy: { number: 1, value: [20, 30, 50] },
    // That of the answer, and the save of the combination, which was the node's second.
    revision: `${revision}.2`,
  });
  expect(decided).not.toHaveProperty('self-eval');
  expect(decided).not.toHaveProperty('comment');
  // After another answer, the answer is the later one.
  await owner.post(`${at('n3')}/3/save`, answer([10, 20, 70], mine), { 'x-revision': `${revision}.2` });
  expect((await owner.get(`${at('n3')}/3`)).json()).toMatchObject({
    currentValues: [10, 20, 70],
    answered: true,
    ...mine,
  });
});

test('B-171: combinations begun before a reset are refused, with the reason', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const { revision } = (await owner.get(at('n3'))).json<{ revision: string }>();
  await owner.post(`${at('n3')}/reset`);
  const refused = await owner.post(`${at('n3')}/save`, save(strong), { 'x-revision': revision });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'node_reset']);
  expect((await owner.get(at('n3'))).json().combinations).toEqual([]);
});

test('combinations are saved once for a key, and not on top of newer ones', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const { revision } = (await owner.get(at('n3'))).json<{ revision: string }>();
  const key = { 'idempotency-key': randomUUID() };
  const first = await owner.post(`${at('n3')}/save`, save(cold), key);
  expect((await owner.post(`${at('n3')}/save`, save(cold), key)).json()).toEqual(first.json());
  expect((await owner.post(`${at('n3')}/save`, save(strong), key)).statusCode).toBe(409);
  const stale = await colleague.post(`${at('n3')}/save`, save(strong), { 'x-revision': revision });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale_revision']);
  expect(await server.database.$count(events, eq(events.type, 'combinations_saved'))).toBe(1);
});

test('B-182: a node of 10^12 questions takes combinations and names its next question at once', async () => {
  const parents = Array.from({ length: 12 }, (_, index) => ({ id: `P${index}`, states: 10 }));
  const { owner, at, networkId } = await assessed(await appForThisTest(), [
    ...parents,
    { id: 'C', states: 2, parents: parents.map(({ id }) => id), numbers: false },
  ]);
  const named = (await owner.get(at('n13'))).json<{ parents: unknown[]; questions: number }>();
  expect(named.questions).toBe(1e12);
  const response = await owner.post(`${at('n13')}/save`, {
    combinations: [
      { nodes: { 0: 0 }, value: [30, 70], number: 1 },
      { nodes: { 11: 9, 3: 4 }, value: [60, 40], number: 2 },
    ],
    parents: named.parents,
  });
  expect(response.json()).toMatchObject({ success: true, nextQuestion: 1e11 + 1 });
  expect((await owner.post(`${at('n13')}/100000000001/save`, answer([10, 90]))).json().next_iteration).toBe(1e11 + 2);
  expect((await owner.get(`/network/overview/${networkId}`)).json().nodes[12]).toMatchObject({
    completed: false,
    pages: 9e11 - 9e9,
  });
});
