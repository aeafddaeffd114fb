import { getTableConfig, IndexedColumn } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { answers, combinationSets } from '../../database/schema/index.js';
import { requireNetwork } from '../../networks/requireNetwork.js';
import { listCombinationSets } from '../combinations/combinationSets.js';
import { listAnswersOfNodes } from './answers.js';

test('R-2669: of everything saved for a network, only what counts is read, by node', async () => {
  const server = await appForThisTest();
  const { owner, networkId, at } = await assessed(server);
  const combine = (state: number) =>
    owner.post(`${at('n3')}/save`, {
      combinations: [{ number: 1, nodes: { 0: state }, value: [80, 15, 5] }],
      parents: skyParents,
    });
  await owner.post(`${at('n1')}/1/save`, answer([1, 2, 3]));
  expect((await combine(0)).statusCode).toBe(200);
  await owner.post(`${at('n3')}/6/save`, answer([60, 30, 10]));
  await owner.post(`${at('n3')}/reset`);
  expect((await combine(2)).statusCode).toBe(200);
  await owner.post(`${at('n3')}/1/save`, answer([10, 30, 60]));

  const { assessment } = await requireNetwork(server.database, networkId, owner.user, 'assess');
  const found = await listAnswersOfNodes(server.database, assessment, ['n1', 'n2', 'n3']);
  expect([...found].map(([node, rows]) => [node, rows.map(({ iteration }) => iteration)]).sort()).toEqual([
    ['n1', [1n]],
    ['n3', [1n]],
  ]);
  expect(found.get('n3')?.[0]?.sliders).toEqual([10, 30, 60]);
  const sets = await listCombinationSets(server.database, assessment);
  expect([...sets].map(([node, { combinations }]) => [node, combinations[0]?.nodes])).toEqual([['n3', { 0: 2 }]]);
});

test.each([answers, combinationSets])(
  'R-2669: what somebody wrote is found without reading what others did',
  (table) => {
    const first = getTableConfig(table).indexes.map(({ config }) => config.columns[0]);
    expect(first.flatMap((column) => (column instanceof IndexedColumn ? [column.name] : []))).toContain('author_id');
  },
);
