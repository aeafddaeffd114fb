import type { NetworkNode } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { withNames } from './withNames.js';

const node = (at: number): NetworkNode => ({
  key: `n${at + 1}`,
  id: `x${at}`,
  name: `x${at}`,
  kind: 'chance',
  states: [{ id: '0' }, { id: '1' }],
  parents: [],
});
const nodes = [node(0), node(1), node(2)];
const named = (...titles: string[]) =>
  withNames(nodes, new Map(titles.map((title, at) => [`n${at + 1}`, { title, states: ['0', '1'] }]))).map(
    ({ id, name }) => [id, name],
  );

test('R-3465: what a node is called is its id too, unless another one would have the same', () => {
  expect(named('Smoking', 'Cough')).toEqual([
    ['Smoking', 'Smoking'],
    ['Cough', 'Cough'],
    ['x2', 'x2'],
  ]);
  expect(named('Cough', 'cough', 'x0')).toEqual([
    ['x0', 'Cough'],
    ['x1', 'cough'],
    ['x2', 'x0'],
  ]);
});

test('R-3465: states have their names, or all of them their numbers', () => {
  const states = (...names: string[]) =>
    withNames(nodes, new Map([['n1', { title: 'Smoking', states: names }]]))[0]?.states.map(({ id }) => id);
  expect(states('no', 'yes')).toEqual(['no', 'yes']);
  expect(states('1', '0')).toEqual(['1', '0']);
  expect(states('yes', 'Yes')).toEqual(['0', '1']);
});
