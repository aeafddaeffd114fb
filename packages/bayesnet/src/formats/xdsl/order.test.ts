import { expect, test } from 'vitest';
import { fixture } from '../../../fixtures/fixtures.js';
import { readNetworkFile } from '../../index.js';

const text = new TextDecoder().decode(fixture('hostile/other-order.xdsl'));
const read = (source: string) => readNetworkFile(new TextEncoder().encode(source));

/**
 * "The most significant (leftmost) coordinate will represent the state of the first parent" (SMILE manual,
 * "Multidimensional arrays"); pgmpy 1.1.2 reads and writes it so.
 */
test('R-3438: XDSL is read with the first parent slowest, as SMILE and pgmpy have it', () => {
  const { document } = read(text.replace('aGrUM 3.3.1', 'GeNIe 5.0'));
  const fever = document?.network.nodes[2];
  expect(fever?.parents).toEqual([0, 1]);
  // Sepsis, young; sepsis, old; none, young; none, old.
  expect(Array.from(fever?.cpt ?? [])).toEqual([0.9, 0.1, 0.2, 0.8, 0.7, 0.3, 0.1, 0.9]);
});

test('R-3438: an XDSL file of aGrUM, which has the first parent fastest, is told at the first node of several parents', () => {
  expect(read(text).problems).toMatchObject([
    { code: 'other-order', severity: 'warning', node: 'Fever', position: { line: 14 } },
  ]);
  expect(read(text.replace('aGrUM 3.3.1', 'GeNIe 5.0')).problems).toEqual([]);
  const alone = text.replace('Sepsis Age', 'Age').replace('0.9 0.1 0.2 0.8 0.7', '0.7');
  expect(read(alone).problems).toEqual([]);
});
