import type { NetworkNode, Question } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { combinationSets, events } from '../../database/schema/index.js';

const cold = { nodes: { 0: 0 }, value: [1, 80, 50], number: 1 };

test('a combination keeps its exact shares, certainty, comment and standing', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  const combinations = [
    { ...cold, exact: [0, null, null], 'self-eval': -1, comment: 'seen\u0001 once' },
    { nodes: { 0: 1 }, value: [50, 50, 50], number: 2, standing: 'cannot_occur' },
    { nodes: -1, value: [20, 30, 50], number: 3, 'self-eval': 2 },
  ];
  const saved = await owner.post(`${at('n3')}/save`, { combinations, parents: skyParents });
  expect([saved.statusCode, saved.json()]).toMatchObject([200, { success: true, nextQuestion: null }]);
  const said = [{ ...combinations[0], comment: 'seen once' }, ...combinations.slice(1)];
  expect((await owner.get(at('n3'))).json<NetworkNode>().combinations).toEqual(said);
  const [event] = await server.database.select().from(events).where(eq(events.type, 'combinations_saved'));
  expect(event?.after).toMatchObject({
    combinations: [
      { exact: [0, null, null], selfEval: -1, comment: 'seen once' },
      { standing: 'cannot_occur' },
      { selfEval: 2 },
    ],
  });
});

test('a combination that says no more than before has no more keys than before', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const combinations = [{ ...cold, exact: [null, null, null], comment: '', standing: 'answered' }];
  await owner.post(`${at('n3')}/save`, { combinations, parents: skyParents });
  expect((await owner.get(at('n3'))).json<NetworkNode>().combinations).toEqual([cold]);
});

test('another comment is its writer’s, and supersedes no answer; other shares do', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const save = async (client: typeof owner, more: object) => {
    const body = { combinations: [{ ...cold, ...more }], parents: skyParents };
    return (await client.post(`${at('n3')}/save`, body)).json<{ superseded: number }>().superseded;
  };
  const stored = async () =>
    (await server.database.select().from(combinationSets)).flatMap(({ combinations }) =>
      combinations.filter(({ authorId }) => [owner.user.id, colleague.user.id].includes(authorId)),
    );
  await save(owner, {});
  await owner.post(`${at('n3')}/1/save`, answer([60, 30, 10]));
  expect(await save(colleague, { comment: 'why not', 'self-eval': 1 })).toBe(0);
  expect(await stored()).toContainEqual(expect.objectContaining({ authorId: colleague.user.id, comment: 'why not' }));
  expect(await save(owner, { exact: [100, null, null] })).toBe(1);
});

test('R-3580: who set which state of a combination is read back with it and with what it decides, also after a reset was undone', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  const combinations = [
    { ...cold, touched: [true, true, false] },
    { nodes: -1, value: [20, 30, 50], number: 2, exact: [200_500, null, null], touched: [true, false, false] },
  ];
  await owner.post(`${at('n3')}/save`, { combinations, parents: skyParents });
  await owner.post(`${at('n3')}/reset`);
  expect((await owner.get(`${at('n3')}/1`)).json()).not.toHaveProperty('touched');
  await owner.post(`${at('n3')}/undo-reset`);
  expect((await owner.get(at('n3'))).json<NetworkNode>().combinations).toEqual(combinations);
  for (const [iteration, { touched }] of [
    [1, combinations[0]!],
    [3, combinations[1]!],
  ] as const)
    expect((await owner.get(`${at('n3')}/${iteration}`)).json<Question>()).toMatchObject({
      touched,
      decidedBy: { touched },
    });
  const [event] = await server.database.select().from(events).where(eq(events.type, 'combinations_saved'));
  expect(event?.after).toMatchObject({ combinations: combinations.map(({ touched }) => ({ touched })) });
});

test('R-3581: to set other states is its author’s, and supersedes no answer; left out, they stay as they were', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const save = async (client: typeof owner, more: object) => {
    const body = { combinations: [{ ...cold, ...more }], parents: skyParents };
    return (await client.post(`${at('n3')}/save`, body)).json<{ superseded: number }>().superseded;
  };
  const stored = async () =>
    (await server.database.select().from(combinationSets).where(notPlanted(combinationSets)))[0];
  await save(owner, { touched: [true, false, false] });
  await owner.post(`${at('n3')}/1/save`, answer([60, 30, 10]));
  expect(await save(colleague, {})).toBe(0);
  const kept = { touched: [true, false, false], authorId: owner.user.id };
  expect((await stored())?.combinations).toMatchObject([kept]);
  expect(await save(colleague, { touched: [true, true, false] })).toBe(0);
  expect((await stored())?.combinations).toMatchObject([
    { touched: [true, true, false], authorId: colleague.user.id, sequence: 1 },
  ]);
  expect((await owner.get(`${at('n3')}/1`)).json()).toMatchObject({ answered: true, currentValues: [60, 30, 10] });
});

test.each([
  ['all impossible', { value: [1, 1, 1], exact: [0, 0, 0] }, { reason: 'all-impossible', combination: 1 }],
  [
    'contradicting sliders',
    { exact: [500_000, null, null] },
    { reason: 'exact-contradicts-slider', combination: 1, item: 1, exact: 500_000, slider: 1 },
  ],
  [
    'more than all',
    { value: [60, 60, 1], exact: [600_000, 600_000, null] },
    { reason: 'exact-above-one', combination: 1, sum: 1_200_000 },
  ],
  [
    'less than all',
    { value: [1, 1, 1], exact: [100, 100, 100] },
    { reason: 'exact-below-one', combination: 1, sum: 300 },
  ],
  [
    'nothing left',
    { value: [99, 50, 50], exact: [999_999, null, null] },
    { reason: 'nothing-left', combination: 1, left: 1, states: 2 },
  ],
  ['too few shares', { exact: [0] }, { reason: 'wrong-exact-count', combination: 1, needed: 3 }],
  ['too few states set or not', { touched: [true] }, { reason: 'wrong-touched-count', combination: 1, needed: 3 }],
  ['a doubt without its reason', { 'self-eval': -2, comment: ' ' }, { reason: 'comment-missing', combination: 1 }],
  ['a text that cannot be stored', { comment: 'a\0b' }, { reason: 'comment-cannot-be-stored', combination: 1 }],
])('%s is refused with its number', async (_, given, params) => {
  const { owner, at } = await assessed(await appForThisTest());
  const response = await owner.post(`${at('n3')}/save`, { combinations: [{ ...cold, ...given }], parents: skyParents });
  expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'invalid_combination', params }]);
  expect(response.json<{ error: string }>().error).toMatch(/^Combination 1: [a-z].*\.$/);
});

test('what the contract does not know is refused', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const bad = [
    { exact: [0.5, null, null] },
    { exact: null },
    { 'self-eval': 0 },
    { comment: 'x'.repeat(10_001) },
    { standing: 'not_my_field' },
    ...[null, [], [1, 0, 1], [null, null, null]].map((touched) => ({ touched })),
  ];
  for (const given of bad) {
    const body = { combinations: [{ ...cold, ...given }], parents: skyParents };
    expect((await owner.post(`${at('n3')}/save`, body)).statusCode, JSON.stringify(given)).toBe(400);
  }
  const half = { combinations: [cold, { ...cold, number: 2, exact: [1, 0.5, 1] }], parents: skyParents };
  expect((await owner.post(`${at('n3')}/save`, half)).json()).toMatchObject({
    error: 'Combination 2: value 2: please give a share from 0 to 100 %, with four decimals at most.',
    params: { reason: 'exact-out-of-range', combination: 2, item: 2 },
  });
});
