import { expect, test } from 'vitest';
import { answer, assessed } from '../../test/assess.js';
import { plantedIds } from '../../test/plantedAssessments.js';
import { appForThisTest } from '../../test/testApp.js';

const refused = {
  code: 'other_assessment',
  error: 'Your answers to this network are kept in another place by now, so this was not saved. Reload the page.',
};

test('R-2852: what was said in another assessment is refused and changes nothing', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const headers = { 'X-Assessment': plantedIds[1] };
  const node = (await owner.get(at('n3'))).json();
  const combinations = { combinations: [{ nodes: -1, value: [60, 30, 10], number: 1 }], parents: node.parents };
  for (const [path, body] of [
    [`${at('n3')}/1/save`, answer([60, 30, 10])],
    [`${at('n3')}/save`, combinations],
    [`${at('n3')}/feedback`, { plausible: true, comment: '' }],
  ] as const) {
    const response = await owner.post(path, body, headers);
    expect([response.statusCode, response.json()]).toEqual([409, expect.objectContaining(refused)]);
  }
  expect((await owner.get(`${at('n3')}/1`)).json()).toMatchObject({ answered: false });
  expect((await owner.get(at('n3'))).json()).toEqual(node);
});

test('R-2852: a network that is no study names no assessment', async () => {
  const { owner, networkId } = await assessed(await appForThisTest());
  expect((await owner.get(`/network/check-access/${networkId}`)).json()).toEqual({ hasAccess: true });
});
