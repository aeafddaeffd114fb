import { expect, test } from 'vitest';
import { fixture } from '../../../fixtures/fixtures.js';
import { columnOf, readNetworkFile } from '../../index.js';

/** The distribution of X for these states of its parents P, Q and R, which have 2, 3 and 4. */
function given(name: string, states: readonly number[]): number[] {
  const x = readNetworkFile(fixture(name)).document?.network.nodes.find(({ id }) => id === 'X');
  const column = columnOf(states, [2, 3, 4]);
  return Array.from(x?.cpt?.subarray(3 * column, 3 * column + 3) ?? []);
}

// What pyAgrum 3.3.1 (gum.loadBN) and pgmpy 1.1.2 (BIFReader) both read from these two files. JavaBayes fills a
// table the same way: own state slowest, the last parent fastest (ConvertInterchangeFormat.process_entries).
test.each([
  [
    [1, 0, 3],
    [0.16, 0.375, 0.465],
  ],
  [
    [0, 2, 1],
    [0.1, 0.345, 0.555],
  ],
  [
    [1, 1, 0],
    [0.17, 0.38, 0.45],
  ],
  [
    [0, 0, 1],
    [0.02, 0.305, 0.675],
  ],
  [
    [1, 2, 3],
    [0.24, 0.415, 0.345],
  ],
])(
  'R-3421: the column of %j is the one that pyAgrum and pgmpy read, from a table and from rows',
  (states, expected) => {
    expect(given('bif/order.bif', states)).toEqual(expected);
    expect(given('bif/order-rows.bif', states)).toEqual(expected);
  },
);
