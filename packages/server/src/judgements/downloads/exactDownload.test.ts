import { columnOf, configurationAt, readNetworkFile, sliderOf } from '@credence/bayesnet';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer, type Assessed, assessed } from '../../../test/assess.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents, weather } from '../../../test/xdslFile.js';

const withoutNumbers = weather.map((node) => (node.id === 'Sky' ? { ...node, numbers: false as const } : node));
const impossible = answer([50, 50, 50], { standing: 'cannot_occur' });

/** The download, and Sky's columns in it: cold, mild and hot, each calm and strong. */
async function downloaded({ owner, networkId }: Assessed, format = '') {
  const { headers, rawPayload, body } = await owner.get(`/network/download/${networkId}${format}`);
  const cpt = [...(readNetworkFile(rawPayload).document?.network.nodes[2]?.cpt ?? [])];
  return { headers, body, columns: Array.from({ length: cpt.length / 3 }, (_, at) => cpt.slice(at * 3, at * 3 + 3)) };
}

test.each(['', '?format=xmlbif'])('exact shares and zeros stand in the file as they were said %s', async (format) => {
  const made = await assessed(await appForThisTest());
  const { owner, at } = made;
  await owner.post(`${at('n3')}/1/save`, answer([1, 1, 60], { exact: [100, 0, null] }));
  const combinations = [{ nodes: { 0: 2 }, value: [1, 40, 40], exact: [2_000, null, null], number: 1 }];
  await owner.post(`${at('n3')}/save`, { combinations, parents: skyParents });
  const { columns } = await downloaded(made, format);
  expect([columns[0], columns[4], columns[5]]).toEqual([
    [0.0001, 0, 0.9999],
    [0.002, 0.499, 0.499],
    [0.002, 0.499, 0.499],
  ]);
});

test('what was said of every question is in its column of the file, to 1e-6 of each share', async () => {
  const radices = [3, 3, 3];
  const parents = radices.map((states, index) => ({ id: `P${index}`, states }));
  const child = { id: 'C', states: 3, parents: parents.map(({ id }) => id) };
  const { owner, at, networkId } = await assessed(await appForThisTest(), [...parents, child]);
  const share = fc.oneof(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 1, max: 499_999 }));
  const given = fc.record({ first: share, second: fc.option(share), slider: fc.integer({ min: 1, max: 99 }) });
  const answers = fc.sample(given, { numRuns: 27, seed: 15 });
  for (const [index, { first, second, slider }] of answers.entries()) {
    const exact = [first, second, null];
    const sliders = exact.map((said) => (said === null ? slider : sliderOf(said)));
    const saved = await owner.post(`${at('n4')}/${index + 1}/save`, answer(sliders, { exact }));
    expect(saved.statusCode, saved.body).toBe(200);
  }
  const { rawPayload } = await owner.get(`/network/download/${networkId}`);
  const cpt = readNetworkFile(rawPayload).document?.network.nodes[3]?.cpt ?? [];
  const off = answers.filter(({ first, second }, index) => {
    const column = columnOf(configurationAt(index + 1, radices) ?? [], radices);
    return [first, second].some(
      (said, state) => said !== null && Math.abs((cpt[column * 3 + state] ?? 0) - said / 1e6) > (said / 1e6) * 1e-6,
    );
  });
  expect(off).toEqual([]);
});

test('what cannot occur keeps the file’s numbers, and the download says how often and where', async () => {
  const made = await assessed(await appForThisTest());
  const { owner, at } = made;
  const before = await downloaded(made);
  expect(before.headers).not.toHaveProperty('x-impossible-columns');
  await owner.post(`${at('n1')}/1/save`, impossible);
  const combinations = [{ nodes: { 0: 2 }, value: [1, 40, 40], number: 1, standing: 'cannot_occur' }];
  await owner.post(`${at('n3')}/save`, { combinations, parents: skyParents });
  // One of the two that are hot can occur after all.
  const { next_iteration: next } = (await owner.post(`${at('n3')}/1/save`, answer([60, 30, 10]))).json();
  expect(next).toBe(2);
  const after = await downloaded(made);
  expect(after.columns.slice(1)).toEqual(before.columns.slice(1));
  expect(after.headers).toMatchObject({ 'x-impossible-columns': '3', 'x-impossible-nodes': 'Season,Sky' });
  expect((await downloaded(made, '?format=xmlbif')).headers).toMatchObject({ 'x-impossible-columns': '3' });
});

test('without numbers in the file, what cannot occur gets equal shares, once the table is written', async () => {
  const made = await assessed(await appForThisTest(), withoutNumbers);
  const { owner, at } = made;
  await owner.post(`${at('n3')}/1/save`, impossible);
  expect((await downloaded(made)).headers).not.toHaveProperty('x-impossible-columns');
  for (const iteration of [2, 3, 4, 5, 6]) await owner.post(`${at('n3')}/${iteration}/save`, answer([60, 30, 10]));
  const { columns, headers } = await downloaded(made);
  for (const share of columns[0] ?? []) expect(share).toBeCloseTo(1 / 3, 11);
  expect(columns[1]).toEqual([0.6, 0.3, 0.1]);
  expect(headers).toMatchObject({ 'x-impossible-columns': '1', 'x-impossible-nodes': 'Sky' });
});

test('R-2658, R-3580: the CSV tells what was exact, touched, impossible and set aside', async () => {
  const server = await appForThisTest();
  const made = await assessed(server);
  const { owner, at } = made;
  const said = { exact: [100, null, null], touched: [true, true, false] };
  await owner.post(`${at('n3')}/1/save`, answer([1, 40, 50], said));
  await owner.post(`${at('n3')}/2/save`, impossible);
  await owner.post(`${at('n3')}/3/save`, answer([50, 50, 50], { standing: 'not_my_field' }));
  const combinations = [
    { nodes: { 0: 2 }, value: [1, 1, 60], number: 1, exact: [0, 100, null], 'self-eval': -1, comment: 'rare' },
  ].map((combination) => ({ ...combination, touched: [true, false, false] }));
  await owner.post(`${at('n3')}/save`, { combinations, parents: skyParents });
  const { body } = await downloaded(made, '?format=csv');
  const time = server.clock.now().toISOString();
  const by = `${owner.user.username},${time}`;
  expect(body.split('\r\n').slice(1, -1)).toEqual([
    `Sky,Sky,,1,Season=hot,clear,1,0,,-1,rare,${by},,answered,0,yes,yes,,,,,`,
    `Sky,Sky,,1,Season=hot,cloudy,1,0.0001,,-1,rare,${by},,answered,100,no,yes,,,,,`,
    `Sky,Sky,,1,Season=hot,rain,60,0.9999,,-1,rare,${by},,answered,,no,yes,,,,,`,
    `Sky,Sky,1,,Season=cold; Wind=calm,clear,1,0.0001,,1,,${by},10,answered,100,yes,yes,,,,,`,
    `Sky,Sky,1,,Season=cold; Wind=calm,cloudy,40,0.4444,,1,,${by},10,answered,,yes,yes,,,,,`,
    `Sky,Sky,1,,Season=cold; Wind=calm,rain,50,0.5555,,1,,${by},10,answered,,no,yes,,,,,`,
    ...['clear', 'cloudy', 'rain'].map(
      (state) => `Sky,Sky,2,,Season=cold; Wind=strong,${state},,,,,,${by},10,cannot_occur,,,yes,,,,,`,
    ),
    ...['clear', 'cloudy', 'rain'].map(
      (state) => `Sky,Sky,3,,Season=mild; Wind=strong,${state},,,,,,${by},10,not_my_field,,,yes,,,,,`,
    ),
  ]);
});
