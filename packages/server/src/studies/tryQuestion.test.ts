import type { Question, Study } from '@credence/api-client';
import { expect, test } from 'vitest';
import { answer, assessed } from '../../test/assess.js';
import { databaseState } from '../../test/databaseState.js';
import { addExpert, openStudy, protocol } from '../../test/experts.js';
import { appForThisTest } from '../../test/testApp.js';
import { skyParents } from '../../test/xdslFile.js';

const some = [
  { nodeId: 'n3', iteration: 5 },
  { nodeId: 'n3', iteration: 2 },
  { nodeId: 'n1', iteration: 1 },
];
const codeOf = (response: { json: () => { code?: string } }) => response.json().code;

/** The first keys of a question that say which one it is. */
const placeOf = ({ currentIteration, previousIteration, nextIteration, isLastIteration, question }: Question) => [
  previousIteration,
  currentIteration,
  nextIteration,
  isLastIteration,
  question?.number,
  question?.of,
];

test('R-3012: the owner reads a question as the first expert gets it, with nobody’s answers in it', async () => {
  const server = await appForThisTest();
  const { owner, networkId, at } = await openStudy(server);
  const expert = await addExpert(server, networkId);
  const tried = `/network/study/${networkId}/try/n3`;
  for (const iteration of [1, 2, 6]) {
    const expected = (await expert.get(`${at('n3')}/${iteration}`)).json<Question>();
    const { nextIteration, isLastIteration, ...shown } = (await owner.get(`${tried}/${iteration}`)).json<Question>();
    expect(shown).toEqual(
      Object.fromEntries(
        Object.entries(expected).filter(([key]) => !['nextIteration', 'isLastIteration'].includes(key)),
      ),
    );
    // An expert is led back to what was passed over; whoever tries is at the end.
    expect([nextIteration, isLastIteration]).toEqual([iteration < 6 ? iteration + 1 : null, iteration === 6]);
  }
});

test('R-3012: of the shared answers and of those of experts nothing is in it, before the round and while it is open', async () => {
  const server = await appForThisTest();
  const { owner, networkId, at } = await assessed(server);
  const combinations = [{ nodes: -1, value: [10, 40, 50], number: 1, comment: 'As a rule.' }];
  await owner.post(`${at('n3')}/save`, { combinations, parents: skyParents });
  await owner.post(`${at('n3')}/1/save`, answer([60, 30, 10], { comment: 'Shared.' }));
  const path = `/network/study/${networkId}`;
  await owner.post(path, protocol);
  const before = (await owner.get(`${path}/try/n3/1`)).json<Question>();
  expect(before).toMatchObject({ currentValues: [50, 50, 50], answered: false, percentCompleted: 0 });
  expect(before).toMatchObject({ question: { number: 1, of: 6 }, nextIteration: 2 });
  for (const key of ['comment', 'self-eval', 'decidedBy', 'author', 'held', 'mayExplain'])
    expect(before).not.toHaveProperty(key);
  await owner.post(`${path}/open`, {});
  const expert = await addExpert(server, networkId);
  await expert.post(`${at('n3')}/1/save`, answer([1, 98, 1]));
  expect((await owner.get(`${path}/try/n3/1`)).json()).toEqual(before);
});

test('R-3012: a list is walked in the order of the protocol, and what it does not ask is no question', async () => {
  const { owner, networkId } = await assessed(await appForThisTest());
  const path = `/network/study/${networkId}`;
  expect(codeOf(await owner.get(`${path}/try/n3/1`))).toBe('no_study');
  await owner.post(path, { ...protocol, combinations: false, questions: some });
  const shown = async (place: string) => placeOf((await owner.get(`${path}/try/${place}`)).json());
  expect(await shown('n3/5')).toEqual([null, 5, 2, false, 1, 2]);
  expect(await shown('n3/2')).toEqual([5, 2, null, true, 2, 2]);
  expect(await shown('n1/1')).toEqual([null, 1, null, true, 1, 1]);
  for (const [place, code] of [
    ['n3/1', 'question_not_found'],
    ['n2/1', 'node_not_found'],
    ['n9/1', 'node_not_found'],
  ])
    expect(codeOf(await owner.get(`${path}/try/${place}`))).toBe(code);
  await owner.post(path, protocol);
  expect(codeOf(await owner.get(`${path}/try/n3/7`))).toBe('question_not_found');
});

test('R-3013: trying a question writes nothing, whatever it answers', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await openStudy(server, { combinations: false, questions: some });
  const before = await databaseState(server.database);
  for (const place of ['n3/5', 'n3/2', 'n1/1', 'n3/1', 'n2/1'])
    await owner.get(`/network/study/${networkId}/try/${place}`);
  expect(await databaseState(server.database)).toBe(before);
});

test('R-3014: a study says to its owner how much the protocol asks of each, and to nobody else', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await openStudy(server, { combinations: false, questions: some });
  const path = `/network/study/${networkId}`;
  expect((await owner.get(path)).json<Study>().size).toMatchObject({ questions: 3 });
  const expert = await addExpert(server, networkId);
  expect((await expert.get(path)).json()).not.toHaveProperty('size');
});
