import { expect, test } from 'vitest';
import { english } from '@credence/text/english/app';
import { namedQuestions } from '../../features/meaning/namedQuestions.js';
import { cancerTables } from '../../test/cancerTables.js';
import { listQuestions } from './conditionNames.js';
import { findQuestions } from './findQuestions.js';
import { nodeSizes } from './studyCost.js';

const tables = cancerTables();
const options = {
  nodes: ['n1', 'n3', 'n4'],
  sizes: nodeSizes(tables),
  nameOf: listQuestions(tables, namedQuestions(tables, english), english),
  shown: 3,
};

test('R-3543: a question is found by words of its node and of its conditions, in any order and spelling', () => {
  const { places, count, isCut } = findQuestions('YES cancér', options);
  expect(places.map(({ nodeId, iteration }) => `${nodeId} ${iteration}`)).toEqual(['n3 1', 'n3 2', 'n3 4']);
  // And the X-ray, asked for "Cancer: yes".
  expect([count, isCut]).toEqual([4, false]);
  expect(findQuestions('nothing', options)).toEqual({ places: [], count: 0, isCut: false });
});

test('R-3543: all that fit are counted, and as many shown as are wanted', () => {
  expect(findQuestions('c', { ...options, shown: 1 })).toMatchObject({ places: [{ nodeId: 'n3' }], count: 6 });
});

test('R-3543: of a node with more questions than can be looked through, the search ends early', () => {
  const sizes = new Map([['n3', { questions: 1e12, states: 2 }]]);
  const nameOf = () => ({ node: 'Cancer', conditions: [] });
  expect(findQuestions('cancer', { nodes: ['n3'], sizes, nameOf, shown: 2 })).toMatchObject({
    count: 50_000,
    isCut: true,
  });
});
