import type { AnswerSaved, NetworkNode, Question } from '@credence/api-client';
import { expect, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';

/** The sky under six weathers, two of them decided; the questions are 1, 2, 6 and 5. */
async function sky(answered: readonly number[]) {
  const { owner, networkId, at } = await assessed(await appForThisTest());
  const node = at('n3');
  const parents = skyParents;
  await owner.post(`${node}/save`, { combinations: [{ nodes: { 0: 1 }, value: [5, 5, 90], number: 1 }], parents });
  const save = async (iteration: number) =>
    (await owner.post(`${node}/${iteration}/save`, answer([10, 20, 70]))).json<AnswerSaved>();
  for (const iteration of answered) await save(iteration);
  return {
    save,
    read: async (iteration: number) => (await owner.get(`${node}/${iteration}`)).json<Question>(),
    opens: async () => (await owner.get(node)).json<NetworkNode>().redirect,
    path: (iteration: number) => `/network/${networkId}/n3/${iteration}/`,
  };
}

test('R-1161 R-1162 R-1163: a review of a finished node goes through its answered questions in order, and ends', async () => {
  const { read, opens, path } = await sky([1, 2, 5, 6]);
  expect(await opens()).toBe(path(1));
  const seen: unknown[] = [];
  for (let at: number | null = 1; at !== null && seen.length < 10; ) {
    const { previousIteration, nextIteration, isLastIteration, answered, question }: Question = await read(at);
    seen.push({ at, previousIteration, isLastIteration, answered, question });
    at = nextIteration;
  }
  const part = { isLastIteration: false, answered: true };
  expect(seen).toEqual([
    { ...part, at: 1, previousIteration: null, question: { number: 1, of: 4 } },
    { ...part, at: 2, previousIteration: 1, question: { number: 2, of: 4 } },
    { ...part, at: 6, previousIteration: 2, question: { number: 3, of: 4 } },
    { ...part, at: 5, previousIteration: 6, question: { number: 4, of: 4 }, isLastIteration: true },
  ]);
});

test('R-722 R-1163: an answer that is changed in a review leads on to the next one, and the last one to the end', async () => {
  const { save } = await sky([1, 2, 5, 6]);
  expect((await save(1)).next_iteration).toBe(2);
  expect((await save(2)).next_iteration).toBe(6);
  expect((await save(6)).next_iteration).toBe(5);
  expect(await save(5)).toMatchObject({ next_iteration: null, percentCompleted: 100 });
});

test('R-722 R-1162: while a question is open, an answered one leads to it and not through the answered ones', async () => {
  const { read, save } = await sky([1, 2, 5]);
  expect(await read(1)).toMatchObject({ nextIteration: 6, isLastIteration: false });
  expect((await save(1)).next_iteration).toBe(6);
  expect(await read(5)).toMatchObject({ nextIteration: 6, isLastIteration: false });
});

test('R-722 R-1163: answering the last open question finishes the node, even if others follow it in order', async () => {
  const { read, save } = await sky([1, 6, 5]);
  expect(await read(2)).toMatchObject({ nextIteration: null, isLastIteration: true });
  expect((await save(2)).next_iteration).toBeNull();
});
