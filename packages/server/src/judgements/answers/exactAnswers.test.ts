import { randomUUID } from 'node:crypto';
import type { components, Question } from '@credence/api-client';
import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents, weather } from '../../../test/xdslFile.js';
import { answers, events } from '../../database/schema/index.js';

/** Wilson's disease, one in ten thousand; somebody set the second state too, and nobody the third. */
const rare = { exact: [100, null, null], touched: [true, true, false] };

test('R-2634: what is rarer than 1 % is read back as it was said, with what was touched', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  expect((await owner.post(`${at('n3')}/1/save`, answer([1, 80, 50], rare))).statusCode).toBe(200);
  const question = (await owner.get(`${at('n3')}/1`)).json<Question>();
  expect(question).toMatchObject({ currentValues: [1, 80, 50], answered: true, ...rare });
  expect(question).not.toHaveProperty('standing');
});

test('without the new keys an answer is as it always was, and replaces one that had them', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  await owner.post(`${at('n3')}/1/save`, answer([1, 80, 50], { ...rare, standing: 'answered' }));
  await owner.post(`${at('n3')}/1/save`, answer([1, 80, 50]));
  const question = (await owner.get(`${at('n3')}/1`)).json<Question>();
  for (const key of ['exact', 'touched', 'standing']) expect(question).not.toHaveProperty(key);
  expect(await server.database.select().from(answers).where(notPlanted(answers))).toMatchObject([
    { exact: null, touched: null, standing: null },
  ]);
  const history = (await owner.get(`${at('n3')}/1/history`)).json<components['schemas']['AnswerHistory']>().answers;
  expect(history[0]).not.toHaveProperty('exact');
  expect(history[1]).toMatchObject({ ...rare, standing: 'answered', counts: false });
});

const refusals: [name: string, given: object, sliders: number[], params: object][] = [
  ['all states impossible', { exact: [0, 0, 0] }, [1, 1, 1], { reason: 'all-impossible' }],
  ['more than all', { exact: [600_000, 600_000, null] }, [60, 60, 1], { reason: 'exact-above-one', sum: 1_200_000 }],
  ['less than all', { exact: [100, 100, 100] }, [1, 1, 1], { reason: 'exact-below-one', sum: 300 }],
  ['nothing left', { exact: [999_999, null, null] }, [99, 50, 50], { reason: 'nothing-left', left: 1, states: 2 }],
  [
    'another slider',
    { exact: [2_000, null, null] },
    [40, 50, 50],
    { reason: 'exact-contradicts-slider', item: 1, exact: 2_000, slider: 40 },
  ],
  ['too few', { exact: [null, null] }, [1, 2, 3], { reason: 'wrong-exact-count', needed: 3 }],
  ['too many', { exact: [null, null, null, null] }, [1, 2, 3], { reason: 'wrong-exact-count', needed: 3 }],
  ['too few touched', { touched: [true] }, [1, 2, 3], { reason: 'wrong-touched-count', needed: 3 }],
];

test.each(refusals)(
  '%s is refused as data, with an English sentence, and not stored',
  async (_, given, sliders, params) => {
    const server = await appForThisTest();
    const { owner, at } = await assessed(server);
    const response = await owner.post(`${at('n3')}/1/save`, answer(sliders, given));
    expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'invalid_answer', params }]);
    expect(response.json<{ error: string }>().error).toMatch(/^[A-Z].*\.$/);
    expect(await server.database.$count(answers, notPlanted(answers))).toBe(0);
  },
);

test('what is no list of shares, of booleans or no standing is refused by the contract', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  const bad: object[] = [
    ...[0.5, -1, 1_000_001, 1e300, '5', true, [1]].map((share) => ({ exact: [null, share, null] })),
    ...[null, [], {}, 'all', 7].map((exact) => ({ exact })),
    ...[null, [], [1, 0, 1], [null, null, null], 'yes'].map((touched) => ({ touched })),
    ...[null, '', 'unsure', true].map((standing) => ({ standing })),
  ];
  for (const given of bad) {
    const response = await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3], given));
    expect([response.statusCode, typeof response.json().error], JSON.stringify(given)).toEqual([400, 'string']);
  }
  const half = await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3], { exact: [null, 0.5, null] }));
  expect(half.json()).toMatchObject({ code: 'invalid_input', params: { reason: 'exact-out-of-range', item: 2 } });
  expect(await server.database.$count(answers, notPlanted(answers))).toBe(0);
});

test('a restored answer has all that it had, and one of before it could be recorded has none of it', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  const pathOf = (id: string) => [`${at('n3')}/1/restore`, { answer: id }] as const;
  await owner.post(`${at('n3')}/1/save`, answer([1, 80, 50], { ...rare, 'self-eval': -1, comment: 'seen once' }));
  const read = async () => (await owner.get(`${at('n3')}/1`)).json<Question>();
  const history = async () =>
    (await owner.get(`${at('n3')}/1/history`)).json<components['schemas']['AnswerHistory']>().answers;
  await owner.post(`${at('n3')}/1/save`, answer([20, 30, 50]));
  const [plain, exact] = await history();
  expect((await owner.post(...pathOf(exact?.id ?? ''))).statusCode).toBe(200);
  expect(await read()).toMatchObject({ currentValues: [1, 80, 50], comment: 'seen once', ...rare });
  expect((await owner.post(...pathOf(plain?.id ?? ''))).statusCode).toBe(200);
  expect(await read()).not.toHaveProperty('touched');
  const [latest] = await server.database
    .select()
    .from(events)
    .where(and(eq(events.type, 'answer_saved'), eq(events.iteration, 1n)))
    .orderBy(desc(events.at), desc(events.seq))
    .limit(1);
  expect(latest).toMatchObject({ before: rare, after: { sliders: [20, 30, 50] } });
  expect(latest?.after).not.toHaveProperty('exact');
});

test('a conflict shows the other answer whole', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  await owner.post(`${at('n3')}/1/save`, answer([1, 80, 50], { ...rare, standing: 'answered' }));
  const response = await colleague.post(`${at('n3')}/1/save`, answer([1, 2, 3]), { 'x-revision': '0.0' });
  expect([response.statusCode, response.json()]).toMatchObject([409, { current: { ...rare, standing: 'answered' } }]);
});

test('a key used for one answer is not taken for another that differs in its exact shares alone', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const key = { 'idempotency-key': randomUUID() };
  await owner.post(`${at('n3')}/1/save`, answer([1, 80, 50], rare), key);
  const other = await owner.post(`${at('n3')}/1/save`, answer([1, 80, 50], { exact: [200, null, null] }), key);
  expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused']);
});

test('a reset and its undo bring back the exact shares', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  await owner.post(`${at('n3')}/1/save`, answer([1, 80, 50], rare));
  await owner.post(`${at('n3')}/reset`);
  expect((await owner.get(`${at('n3')}/1`)).json<Question>()).not.toHaveProperty('exact');
  await owner.post(`${at('n3')}/undo-reset`);
  expect((await owner.get(`${at('n3')}/1`)).json<Question>()).toMatchObject(rare);
});

test('the directions of parents are compared by exact shares, and the result of a node follows from them', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  await owner.post(`${at('n1')}/1/save`, answer([1, 1, 98], { exact: [0, 10_000, null] }));
  expect((await owner.get(`${at('n1')}/feedback`)).json()).toMatchObject({ distribution: [0, 0.01, 0.99] });
  await owner.post(`${at('n3')}/directions`, { directions: ['increases', 'unknown'] });
  // The colder the rarer rain is, by less than a slider can say: iterations 1 and 4 are cold and mild, and calm.
  await owner.post(`${at('n3')}/1/save`, answer([50, 50, 1], { exact: [null, null, 200] }));
  await owner.post(`${at('n3')}/4/save`, answer([50, 50, 1], { exact: [null, null, 100] }));
  expect((await owner.get(`${at('n3')}/directions`)).json()).toMatchObject({
    contradictions: [{ parent: 0, iterations: [1, 4] }],
  });
  // What cannot occur contradicts nothing.
  await owner.post(`${at('n3')}/4/save`, answer([50, 50, 1], { standing: 'cannot_occur' }));
  expect((await owner.get(`${at('n3')}/directions`)).json()).toMatchObject({ contradictions: [] });
});

test('an exact combination is what its questions show and are told of', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const said = { value: [1, 80, 50], exact: [100, null, null] };
  await owner.post(`${at('n3')}/save`, {
    combinations: [{ nodes: { 0: 0 }, number: 1, ...said }],
    parents: skyParents,
  });
  expect((await owner.get(`${at('n3')}/1`)).json<Question>()).toMatchObject({
    currentValues: said.value,
    exact: said.exact,
    decidedBy: { number: 1, ...said },
  });
  const response = await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3]), { 'x-revision': '0.0' });
  expect([response.statusCode, response.json()]).toMatchObject([409, { decidedBy: said }]);
});

test.each([
  ['the file’s numbers where it has them', weather, [0.1, 0.45, 0.45]],
  [
    'equal shares where it has none',
    weather.map((node) => ({ ...node, numbers: false as const })),
    [1 / 3, 1 / 3, 1 / 3],
  ],
])('what follows from a question that cannot occur is what the download holds: %s', async (_what, nodes, column) => {
  const { owner, at } = await assessed(await appForThisTest(), nodes);
  // Always cold, and half of the time calm.
  await owner.post(`${at('n1')}/1/save`, answer([98, 1, 1], { exact: [null, 0, 0] }));
  await owner.post(`${at('n2')}/1/save`, answer([50, 50]));
  const impossible = { nodes: -1, value: [98, 1, 1], number: 1, standing: 'cannot_occur' };
  await owner.post(`${at('n3')}/save`, { combinations: [impossible], parents: skyParents });
  await owner.post(`${at('n3')}/1/save`, answer([20, 20, 60]));
  const { distribution } = (await owner.get(`${at('n3')}/feedback`)).json<{ distribution: number[] }>();
  [0.2, 0.2, 0.6].forEach((calm, state) =>
    expect(distribution[state]).toBeCloseTo(calm / 2 + (column[state] ?? 0) / 2, 9),
  );
});
