import { expect, test } from 'vitest';
import { fixture } from '../../../fixtures/fixtures.js';
import { readNetworkFile, writeNetworkFile } from '../../index.js';

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

/** The distributions of Fever. Sepsis, young; sepsis, old; none, young; none, old. */
const feverIn = (source: string) => Array.from(read(source).document?.network.nodes[2]?.cpt ?? []);
const comment = '<!-- This network was created by pyAgrum 3.3.1 for any purpose you want -->\n';

test('R-3500: an XDSL file of aGrUM is read with the first parent fastest, and says so where that matters', () => {
  expect(feverIn(text)).toEqual([0.9, 0.1, 0.7, 0.3, 0.2, 0.8, 0.1, 0.9]);
  expect(read(text).problems).toMatchObject([
    {
      code: 'other-order',
      severity: 'warning',
      node: 'Fever',
      params: { name: 'aGrUM 3.3.1' },
      position: { line: 14 },
    },
  ]);
  const alone = text.replace('Sepsis Age', 'Age').replace('0.9 0.1 0.2 0.8 0.7', '0.7');
  expect(read(alone).problems).toEqual([]);
});

test('R-3500: it is told by who signed it last: GeNIe, or nobody but the comment at the beginning', () => {
  const commented = text.replace('<smile', `${comment}<smile`);
  expect(feverIn(commented.replace('aGrUM 3.3.1', 'GeNIe 5.0'))).toEqual(feverIn(text.replace('aGrUM', 'GeNIe')));
  expect(feverIn(commented.replace(' app="aGrUM 3.3.1"', ''))).toEqual(feverIn(text));
  expect(feverIn(text.replace(' app="aGrUM 3.3.1"', ''))).toEqual(feverIn(text.replace('aGrUM', 'GeNIe')));
});

test('R-3500: its answers are written in that order, also where it had no numbers', () => {
  const numbers = '0.9 0.1 0.2 0.8 0.7 0.3 0.1 0.9';
  const answers = new Map([['n3', (column: number) => [column / 8, 1 - column / 8]]]);
  for (const source of [text, text.replace(numbers, '')]) {
    const { document } = read(source);
    const written = document && new TextDecoder().decode(writeNetworkFile(document, answers));
    expect(written).toBe(text.replace(numbers, '0 1 0.25 0.75 0.125 0.875 0.375 0.625'));
  }
});

test('R-3501: states that aGrUM writes where XML does not allow them are read, of its files alone', () => {
  const named = text.replaceAll('id="yes"', 'id="< 5 %"').replaceAll('id="no"', 'id="R&D &amp; more"');
  const { document } = read(named.replace('<smile', `${comment}<smile`));
  expect(document?.network.nodes[0]?.states.map(({ id }) => id)).toEqual(['< 5 %', 'R&D & more']);
  expect(read(named).problems[0]?.code).toBe('malformed-xml');
});
