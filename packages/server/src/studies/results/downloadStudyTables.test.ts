import { readNetworkFile } from '@credence/bayesnet';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answeredPanel } from '../../../test/answeredPanel.js';
import { addCollaborator, answer } from '../../../test/assess.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { events } from '../../database/schema/index.js';

const numbersIn = (bytes: Buffer, id: string) =>
  [...(readNetworkFile(bytes).document?.network.nodes.find((node) => node.id === id)?.cpt ?? [])].slice(0, 3);
const said = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

test('R-2960: the owner takes home each expert, by code, and each pool, as the file that was uploaded and as XMLBIF', async () => {
  const { owner, path } = await answeredPanel(await appForThisTest());
  const expected = {
    E1: [0.6, 0.3, 0.1],
    E3: [0.1, 0.2, 0.7],
    linear: [0.4, 0.25, 0.35],
  };
  for (const [of, shares] of Object.entries(expected)) {
    for (const format of ['', '?format=xmlbif']) {
      const file = await owner.get(`${path}/tables/${of}${format}`);
      expect([file.statusCode, file.headers['content-disposition']]).toEqual([
        200,
        expect.stringContaining(` ${of}.x`),
      ]);
      expect(numbersIn(file.rawPayload, 'Season')).toEqual(shares);
    }
  }
});

test('R-2960: numbers of a pool are not rounded to parts per million', async () => {
  const { owner, path } = await answeredPanel(await appForThisTest());
  const weights = [0.6 * 0.5 * 0.1, 0.3 * 0.25 * 0.2, 0.1 * 0.25 * 0.7].map(Math.cbrt);
  const sum = weights.reduce((one, other) => one + other);
  const [share] = numbersIn((await owner.get(`${path}/tables/logarithmic`)).rawPayload, 'Season');
  expect(Math.abs(share! - weights[0]! / sum)).toBeLessThan(1e-8);
  expect(Math.abs(share! * 1e6 - Math.round(share! * 1e6))).toBeGreaterThan(1e-3);
});

test('R-2961: below three answers there is no pool, and a column keeps the numbers of the file', async () => {
  const { owner, networkId, path } = await answeredPanel(await appForThisTest());
  const uploaded = await owner.get(`/network/download/${networkId}`);
  const [linear, median, first] = await Promise.all(
    ['linear', 'median', 'E1'].map((of) => owner.get(`${path}/tables/${of}`)),
  );
  expect(numbersIn(linear!.rawPayload, 'Sky')).toEqual(numbersIn(uploaded.rawPayload, 'Sky'));
  // Three states in no order have no median.
  expect(median!.rawPayload).toEqual(uploaded.rawPayload);
  expect(numbersIn(first!.rawPayload, 'Sky')).toEqual([0.2, 0.3, 0.5]);
});

test('R-2962: as a table there is every column with what it rests on, no spreadsheet runs it, and nothing tells when experts were at work', async () => {
  const server = await appForThisTest();
  const { owner, path } = await answeredPanel(server, {
    more: async (experts, { at }) => {
      await experts[1]!.post(`${at('n3')}/save`, {
        combinations: [{ nodes: -1, value: [10, 30, 60], number: 1 }],
        parents: skyParents,
      });
      await experts[2]!.post(`${at('n2')}/1/save`, answer([50, 50], { standing: 'not_my_field' }));
    },
  });
  const lines = async (of: string) =>
    (await owner.get(`${path}/tables/${of}?format=csv`)).body.replace('\ufeff', '').trimEnd().split('\r\n');
  expect((await lines('linear')).slice(0, 5)).toEqual([
    'of,node,node_name,question,parents,state,share,n,cannot_occur,contested',
    'linear,Season,Season,1,,cold,0.4,3,0,no',
    'linear,Season,Season,1,,mild,0.25,3,0,no',
    'linear,Season,Season,1,,hot,0.35,3,0,no',
    'linear,Wind,Wind,1,,calm,,0,0,no',
  ]);
  expect(await lines('linear')).toContain('linear,Sky,Sky,1,Season=cold; Wind=calm,rain,,2,0,no');
  const [head, ...first] = await lines('E1');
  expect(head).toBe('of,node,node_name,question,parents,state,share,standing,certainty,combined,comment');
  expect(first).toContain("E1,Sky,Sky,1,Season=cold; Wind=calm,rain,0.5,answered,1,no,'=cmd|why");
  expect(await lines('E2')).toContain('E2,Sky,Sky,2,Season=cold; Wind=strong,rain,0.6,answered,,yes,');
  expect(await lines('E3')).toContain('E3,Wind,Wind,1,,calm,,not_my_field,,no,');
});

test('R-2963: nothing is taken home before the round is closed and its results are open, and by the owner alone', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, experts, at } = await panel(server, ['ann@example.org']);
  await experts[0]!.post(`${at('n1')}/1/save`, answer([60, 30, 10]));
  const collaborator = await addCollaborator(server, networkId);
  const calls = [
    () => owner.get(`${path}/tables/E1`),
    () => owner.post(`${path}/adopt`, { of: 'E1' }),
    () => owner.post(`${path}/final`, {}),
  ];
  for (const call of calls) expect(said(await call())).toEqual([409, 'round_open']);
  await owner.post(`${path}/close`, {});
  for (const call of calls) expect(said(await call())).toEqual([409, 'results_unopened']);
  await owner.post(`${path}/results`, {});
  for (const person of [experts[0]!, collaborator]) {
    expect(said(await person.get(`${path}/tables/E1`))).toEqual([403, 'owner_only']);
    for (const end of ['adopt', 'adopt/undo', 'final'])
      expect(said(await person.post(`${path}/${end}`, end === 'adopt' ? { of: 'E1' } : {}))).toEqual([
        403,
        'owner_only',
      ]);
  }
  expect(said(await owner.get(`${path}/tables/E2`))).toEqual([404, 'expert_not_found']);
  expect((await owner.get(`${path}/tables/E1`)).statusCode).toBe(200);
});

test('R-2964: every download of a study is in the record of its network', async () => {
  const server = await appForThisTest();
  const { owner, path } = await answeredPanel(server);
  await owner.get(`${path}/tables/E2?format=csv`);
  await owner.get(`${path}/tables/linear`);
  const rows = await server.database
    .select({ metadata: events.metadata })
    .from(events)
    .where(eq(events.type, 'network_downloaded'))
    .orderBy(events.seq);
  expect(rows.map(({ metadata }) => metadata)).toEqual([
    { of: 'E2', format: 'csv' },
    { of: 'linear', format: 'xdsl' },
  ]);
});
