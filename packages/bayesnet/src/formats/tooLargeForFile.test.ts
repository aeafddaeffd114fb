import { expect, test } from 'vitest';
import { readNetworkFile, tooLargeForFile, writeNetworkFile } from '../index.js';
import { limits } from '../network/limits.js';

const table = (key: string, numbers: number, isThere = false) => ({ key, numbers, isThere });

test('R-3295: the smallest tables that a file lacks are written first, whatever the order of their nodes', () => {
  const most = limits.numbers;
  const tables = [table('n1', most / 2, true), table('n2', most / 2), table('n3', 10), table('n10', most / 4)];
  expect([...tooLargeForFile(tables)]).toEqual(['n2']);
  expect([...tooLargeForFile(tables.toReversed())]).toEqual(['n2']);
  expect(tooLargeForFile([table('n1', most)]).size).toBe(0);
  expect([...tooLargeForFile([table('n1', most + 1), table('n2', Number.POSITIVE_INFINITY)])]).toEqual(['n1', 'n2']);
  const equal = ['n10', 'n2', 'n1'].map((key) => table(key, most / 2));
  expect([...tooLargeForFile(equal)]).toEqual(['n10']);
});

test('R-3295: a table that a file has is replaced, however much is in it', () => {
  expect(tooLargeForFile([table('n1', limits.numbers, true), table('n2', limits.numbers, true)]).size).toBe(0);
});

test('R-3295: a file in which everything is answered is written so that it can be read again', () => {
  const states = (count: number) => Array.from({ length: count }, (_, state) => `s${state}`).join(' ');
  const child = (id: string) => `node ${id} { states = (a b); }\npotential (${id} | P Q) { }\n`;
  const parents = `node P { states = (${states(1000)}); }\nnode Q { states = (${states(600)}); }\n`;
  const bytes = new TextEncoder().encode(`net { }\n${child('C')}${parents}${child('D')}`);
  const { document } = readNetworkFile(bytes);
  const sources = new Map(
    document!.network.nodes.map(({ key, states: { length } }) => {
      const column = Array.from({ length }, (_, state) => Number(state === 0));
      return [key, () => column] as const;
    }),
  );
  const again = readNetworkFile(writeNetworkFile(document!, sources));
  expect(again.problems).toEqual([]);
  expect(again.document?.network.nodes.map(({ id, cpt }) => [id, cpt?.length])).toEqual([
    ['C', 1_200_000],
    ['P', 1000],
    ['Q', 600],
    ['D', undefined],
  ]);
});
