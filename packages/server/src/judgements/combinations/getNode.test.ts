import { expect, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';

test('R-1209: a node comes with its parents, to choose combinations from', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  expect((await owner.get(at('n3'))).json()).toMatchObject({
    node: { id: 'n3', display_name: 'Sky', vars: ['clear', 'cloudy', 'rain'] },
    parents: skyParents,
    combinations: [],
    redirect: null,
    questions: 6,
    secondsPerQuestion: 66,
    answeredIterations: 0,
  });
});

test('O-02: a node without parents leads to its one question', async () => {
  const { owner, at, networkId } = await assessed(await appForThisTest());
  expect((await owner.get(at('n1'))).json().redirect).toBe(`/network/${networkId}/n1/1/`);
});

test('O-02: once combinations are saved the node leads to its next open question, then to review', async () => {
  const { owner, at, networkId } = await assessed(await appForThisTest());
  const redirect = async () => (await owner.get(at('n3'))).json<{ redirect: string }>().redirect;
  const combinations = [{ nodes: { 0: 0 }, value: [5, 5, 90], number: 1 }];
  await owner.post(`${at('n3')}/save`, { combinations, parents: skyParents });
  expect(await redirect()).toBe(`/network/${networkId}/n3/3/`);
  await owner.post(`${at('n3')}/3/save`, answer([1, 2, 3]));
  expect(await redirect()).toBe(`/network/${networkId}/n3/4/`);
  for (const iteration of [4, 5, 6]) await owner.post(`${at('n3')}/${iteration}/save`, answer([1, 2, 3]));
  expect(await redirect()).toBe(`/network/${networkId}/n3/3/`);
  expect((await owner.get(at('n3'))).json().combinations).toEqual(combinations);
});

test('O-02: if combinations decide everything, the node leads back to the overview', async () => {
  const { owner, at, networkId } = await assessed(await appForThisTest());
  await owner.post(`${at('n3')}/save`, { combinations: [{ nodes: -1, value: [1, 2, 3] }], parents: skyParents });
  expect((await owner.get(at('n3'))).json().redirect).toBe(`/network/${networkId}/`);
});

test('R-2563: a node tells in what order its combinations and direct answers were saved', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3]));
  const combinations = [{ nodes: { 0: 0 }, value: [5, 5, 90], number: 1 }];
  await owner.post(`${at('n3')}/save`, { combinations, parents: skyParents });
  await owner.post(`${at('n3')}/2/save`, answer([1, 2, 3]));
  expect((await owner.get(at('n3'))).json().saves).toEqual({
    combinations: [2],
    answers: [
      { iteration: 1, sequence: 1 },
      { iteration: 2, sequence: 3 },
    ],
  });
});

test('B-081: the node of another network, and one that is not assessed, are not found', async () => {
  const { owner, networkId } = await assessed(await appForThisTest());
  for (const key of ['n4', 'n0', 'Sky', 'n3x', '%2F', 'n1%00']) {
    expect((await owner.get(`/network/${networkId}/${key}`)).statusCode, key).toBe(404);
  }
});
