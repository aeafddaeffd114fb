import type { NetworkOverview } from '@credence/api-client';
import { expect, test } from 'vitest';
import { answer } from '../../../test/assess.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest } from '../../../test/testApp.js';

const formats = ['xmlbif', 'bif', 'net', 'dne', 'dsc'];

test('R-3521: until the results are open an expert sees no number of the file, in no form, and takes home what they said', async () => {
  const study = await panel(await appForThisTest(), ['ann@example.org'], { start: 'blank' });
  const { owner, path, networkId, at } = study;
  const ann = study.experts[0]!;
  await ann.post(`${at('n1')}/1/save`, answer([61, 29, 10]));
  const files = [
    `/network/tables/${networkId}`,
    `/network/download/${networkId}`,
    ...formats.map((format) => `/network/download/${networkId}?format=${format}`),
  ];
  const codes = async () =>
    Promise.all(
      files.map(async (url) => {
        const { statusCode, json } = await ann.get(url);
        return statusCode === 200 ? 200 : [statusCode, json<{ code: string }>().code];
      }),
    );
  const sealed = files.map(() => [403, 'numbers_sealed']);
  const overview = async () => (await ann.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
  const offered = async () => (await overview()).downloads?.map(({ format }) => format);

  expect(await codes()).toEqual(sealed);
  expect(await offered()).toEqual(['csv', 'counts']);
  for (const format of ['csv', 'counts']) {
    const { statusCode, body } = await ann.get(`/network/download/${networkId}?format=${format}`);
    expect([format, statusCode, body]).toEqual([format, 200, expect.stringContaining('Season')]);
    expect(body).not.toContain('Sky');
  }
  // The close can be taken back.
  await owner.post(`${path}/close`, {});
  expect(await codes()).toEqual(sealed);
  await owner.post(`${path}/results`, {});
  expect(await codes()).toEqual(files.map(() => 200));
  expect(await offered()).toContain('bif');
});

test('R-3521: what follows from a node that is asked about in part is not computed with the numbers of the file', async () => {
  const study = await panel(await appForThisTest(), ['ann@example.org'], {
    questions: [
      { nodeId: 'n1', iteration: 1 },
      { nodeId: 'n2', iteration: 1 },
      { nodeId: 'n3', iteration: 1 },
    ],
    combinations: false,
  });
  const { at } = study;
  const ann = study.experts[0]!;
  for (const node of ['n1', 'n3']) await ann.post(`${at(node)}/1/save`, answer([61, 29, 10]));
  await ann.post(`${at('n2')}/1/save`, answer([61, 39]));
  expect((await ann.get(`${at('n3')}/feedback`)).json()).toMatchObject({ distribution: null, missing: 'open' });
});

test('R-3523: a question and its node say that no combinations can be chosen, and a direct address leads to the question', async () => {
  const study = await panel(await appForThisTest(), ['ann@example.org'], { combinations: false });
  const { at, networkId } = study;
  const ann = study.experts[0]!;
  expect((await ann.get(`${at('n3')}/1`)).json()).toMatchObject({ combinationsHeld: 'no_combinations' });
  expect((await ann.get(at('n3'))).json()).toMatchObject({
    combinationsHeld: 'no_combinations',
    redirect: `/network/${networkId}/n3/1/`,
  });
});
