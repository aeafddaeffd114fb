import { expect, test } from 'vitest';
import { foldOptions } from './filterOptions.js';
import { type Highlight, highlightedIndex, movedHighlight } from './highlight.js';

const itself = { getLabel: (label: string) => label, getKey: (label: string) => label };
const options = foldOptions(['Bonn-Beuel', 'Bonn', 'Cologne'], itself);

test.each<[Highlight, { chosenKey?: string; query?: string }, string | undefined]>([
  [{ atStart: 'none' }, {}, undefined],
  [{ atStart: 'first' }, {}, 'Bonn-Beuel'],
  [{ atStart: 'last' }, {}, 'Cologne'],
  [{ atStart: 'last' }, { chosenKey: 'Bonn' }, 'Bonn'],
  [{ atStart: 'none' }, { chosenKey: 'Cologne' }, 'Cologne'],
  [{ atStart: 'none' }, { query: 'b' }, 'Bonn-Beuel'],
  [{ atStart: 'none' }, { query: ' BONN ' }, 'Bonn'],
  [{ key: 'Cologne' }, { query: 'b' }, 'Cologne'],
  [{ key: 'Gone' }, { chosenKey: 'Bonn' }, undefined],
  [{ key: null }, { chosenKey: 'Bonn' }, undefined],
])('%j, with %j, highlights %s', (highlight, { chosenKey = null, query = '' }, label) => {
  expect(options[highlightedIndex(highlight, { options, chosenKey, query })]?.label).toBe(label);
});

test('of no options none is highlighted', () => {
  for (const atStart of ['none', 'first', 'last'] as const) {
    expect(highlightedIndex({ atStart }, { options: [], chosenKey: null, query: '' })).toBe(-1);
  }
});

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 29, 0],
  ['ArrowUp', -1, 29],
  ['ArrowUp', 0, 29],
  ['PageDown', 15, 25],
  ['PageDown', 25, 29],
  ['PageUp', 5, 0],
  ['Home', 5, undefined],
])('of thirty options, %s leads from %d to %s', (key, from, to) => {
  expect(movedHighlight(key, from, 30)).toBe(to);
});
