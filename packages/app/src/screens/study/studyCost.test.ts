import { expect, test } from 'vitest';
import { cancerTables } from '../../test/cancerTables.js';
import { costOfList, costOfNodes, nodeSizes, proposedNumber } from './studyCost.js';

const sizes = nodeSizes(cancerTables());

test('R-3541: all questions of two nodes are counted, in minutes rounded up for each node', () => {
  // 4 and 2 questions of two states, at 22 s a state: 2.93 and 1.47 minutes.
  expect(costOfNodes(['n3', 'n4'], sizes)).toEqual({ questions: 6, minutes: 5 });
});

test('R-3541: single questions of a node take no longer than their share', () => {
  expect(costOfList([{ nodeId: 'n3', iteration: 1 }], sizes)).toEqual({ questions: 1, minutes: 1 });
});

test('R-3542: as many questions are proposed as take 20 to 30 minutes, and all where they take no longer', () => {
  const many = Array.from({ length: 400 }, (_, place) => ({ nodeId: 'n3', iteration: place + 1 }));
  const proposed = proposedNumber(many, sizes);
  expect(costOfList(many.slice(0, proposed), sizes).minutes).toBe(25);
  expect(proposedNumber(many.slice(0, 40), sizes)).toBe(40);
});
