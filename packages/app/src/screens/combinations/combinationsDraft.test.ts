import type { Combination } from '@credence/ui';
import { expect, test } from 'vitest';
import { buildNode } from '../../test/networkBuilders.js';
import { isDraftOf, keptCombinations, restoreCombinations } from './combinationsDraft.js';

const good = { selection: { '0': 1, '1': 0 }, values: [20, 30, 60], number: 1 };
const restored = (combinations: unknown, more: object = {}) =>
  restoreCombinations({ value: { combinations, revision: 'r4-0', ...more }, at: new Date(0) }, buildNode());

test('a list as the editor makes it comes back', () => {
  const rest = { selection: 'rest', values: [1, null, null], number: 2 };
  expect(restored([good, rest])?.combinations).toEqual([good, rest]);
  expect(restored([])?.combinations).toEqual([]);
});

test.each([
  ['B-174', 'a parent that is none', [{ ...good, selection: { '2': 0 } }]],
  ['B-174', 'a state that is none', [{ ...good, selection: { '0': 2 } }]],
  ['B-174', 'a negative state', [{ ...good, selection: { '0': -1 } }]],
  ['B-174', 'a state and a half', [{ ...good, selection: { '0': 0.5 } }]],
  ['B-174', 'a prototype', [{ ...good, selection: JSON.parse('{"__proto__":0}') as unknown }]],
  ['B-174', 'a parent written otherwise', [{ ...good, selection: { '1e0': 0 } }]],
  [
    'B-176',
    'two for all that remains',
    [
      { ...good, selection: 'rest' },
      { ...good, selection: 'rest', number: 2 },
    ],
  ],
  ['B-177', 'a number twice', [good, good]],
  ['B-177', 'a gap', [good, { ...good, number: 3 }]],
  ['B-177', 'number 0', [{ ...good, number: 0 }]],
  ['B-177', 'number 10^9', [{ ...good, number: 1e9 }]],
  ['B-179', '10,001 combinations', Array.from({ length: 10_001 }, (_, index) => ({ ...good, number: index + 1 }))],
  ['B-180', 'too few values', [{ ...good, values: [20, 30] }]],
  ['B-180', 'a value of 0', [{ ...good, values: [0, 30, 60] }]],
  ['B-180', 'a value of 100', [{ ...good, values: [100, 30, 60] }]],
  ['B-180', 'a value that is text', [{ ...good, values: ['20', 30, 60] }]],
  ['B-180', 'no values', [{ ...good, values: null }]],
  ['R-2642', 'an exact share above 1', [{ ...good, values: [20, null, { ppm: 1_000_001 }] }]],
  ['R-2642', 'an exact share that is none', [{ ...good, values: [20, null, { ppm: null }] }]],
  ['R-3591', 'a start of too few states', [{ ...good, startValues: [20, 30] }]],
  ['R-3591', 'an order that is none', [{ ...good, order: [0.5] }]],
  ['R-3591', 'an order of states that are none', [{ ...good, order: [3] }]],
  ['R-2642', 'a certainty that is none', [{ ...good, certainty: 'sure' }]],
  ['R-2642', 'a comment that is too long', [{ ...good, comment: 'x'.repeat(10_001) }]],
  ['R-2642', 'a standing that is none', [{ ...good, standing: 'skipped' }]],
])('%s: a draft with %s is none', (_id, _what, combinations) => {
  expect(restored(combinations)).toBeUndefined();
});

test('what was being edited is left out where it does not fit, and the list stays', () => {
  const edits = { combinations: [{ selection: { '0': 7 }, values: [1, 2, 3] }], current: 0, remaining: null };
  expect(restored([good], { edits })).toMatchObject({ combinations: [good], edits: undefined });
});

test('R-2642: what is said beside the sliders comes back', () => {
  const remarks = { certainty: 'ratherUncertain', comment: 'Seen once.', standing: 'cannotOccur' };
  const rare = { ...good, values: [20, { ppm: 0 }, { ppm: 2_000 }], ...remarks };
  expect(restored([rare])?.combinations).toEqual([rare]);
});

const base = (more: object) => restored([good], more)?.base;

test('R-2630: what the list was made from comes back with it', () => {
  expect(base({ before: [good] })).toEqual({ revision: 'r4-0', combinations: [good] });
  expect(base({ before: [] })).toEqual({ revision: 'r4-0', combinations: [] });
});

test.each([
  ['nothing of it', {}],
  ['no list', { before: 'x' }],
  ['a list that does not fit', { before: [{ ...good, selection: { '7': 0 } }] }],
])('R-2630: a draft with %s is restored, with nothing to compare', (_what, more) => {
  expect(base(more)).toEqual({ revision: 'r4-0', combinations: undefined });
});

test.each([5, null, '', 'r4\n0', 'ř', 'x'.repeat(101)])('R-2630: no revision is sent that is none: %j', (revision) => {
  expect(base({ revision })?.revision).toBeUndefined();
});

test('R-3102: a draft comes back as it was shown: who set which row, in which order, and what was put aside', () => {
  const combinations: readonly Combination[] = [
    { selection: { 1: 0 }, values: [{ ppm: 2_000 }, 30, null], order: [1, 0], number: 1, certainty: 'ratherUncertain' },
    { selection: 'rest', values: [null, null, null], startValues: [10, 30, 60], number: 2 },
  ];
  const edits = {
    combinations: [{ selection: { 1: 0 }, values: [{ ppm: 2_000 }, 30, null], order: [1, 0] }],
    current: 0,
    remaining: { values: [1, { ppm: 0 }, null], order: [0, 1] },
    remainingRemarks: { certainty: 'uncertain' as const, comment: 'Few.' },
  };
  const value = keptCombinations(combinations, edits, { revision: 'r4-0', combinations });
  // As a device stores it.
  const draft = { value: JSON.parse(JSON.stringify(value)) as unknown, at: new Date(0) };
  expect(restoreCombinations(draft, buildNode())).toMatchObject({ combinations, edits, base: { combinations } });
  expect(isDraftOf(draft, { combinations, edits })).toBe(true);
});
