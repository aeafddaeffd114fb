import type { Combination } from '@credence/ui';
import { expect, test } from 'vitest';
import { buildNode } from '../../test/networkBuilders.js';
import { isDraftOf, keptCombinations, restoreCombinations } from './combinationsDraft.js';

const good = { nodes: { '0': 1, '1': 0 }, value: [20, 30, 60], number: 1 };
/** The same as the editor has it. */
const shown = { selection: good.nodes, values: good.value, number: 1 };
const restored = (combinations: unknown, more: object = {}) =>
  restoreCombinations({ value: { combinations, revision: 'r4-0', ...more }, at: new Date(0) }, buildNode());

test('a list as the editor makes it comes back', () => {
  const rest = { nodes: -1, value: [1, 1, 99], number: 2 };
  expect(restored([good, rest])?.combinations).toEqual([shown, { selection: 'rest', values: [1, 1, 99], number: 2 }]);
  expect(restored([])?.combinations).toEqual([]);
});

test.each([
  ['B-174', 'a parent that is none', [{ ...good, nodes: { '2': 0 } }]],
  ['B-174', 'a state that is none', [{ ...good, nodes: { '0': 2 } }]],
  ['B-174', 'a negative state', [{ ...good, nodes: { '0': -1 } }]],
  ['B-174', 'a state and a half', [{ ...good, nodes: { '0': 0.5 } }]],
  ['B-174', 'a prototype', [{ ...good, nodes: JSON.parse('{"__proto__":0}') as unknown }]],
  ['B-174', 'a parent written otherwise', [{ ...good, nodes: { '1e0': 0 } }]],
  [
    'B-176',
    'two for all that remains',
    [
      { ...good, nodes: -1 },
      { ...good, nodes: -1, number: 2 },
    ],
  ],
  ['B-177', 'a number twice', [good, good]],
  ['B-177', 'a gap', [good, { ...good, number: 3 }]],
  ['B-177', 'number 0', [{ ...good, number: 0 }]],
  ['B-177', 'number 10^9', [{ ...good, number: 1e9 }]],
  ['B-179', '10,001 combinations', Array.from({ length: 10_001 }, (_, index) => ({ ...good, number: index + 1 }))],
  ['B-180', 'too few values', [{ ...good, value: [20, 30] }]],
  ['B-180', 'a value of 0', [{ ...good, value: [0, 30, 60] }]],
  ['B-180', 'a value of 100', [{ ...good, value: [100, 30, 60] }]],
  ['B-180', 'a value that is text', [{ ...good, value: ['20', 30, 60] }]],
  ['B-180', 'no values', [{ ...good, value: null }]],
  ['R-2642', 'too few exact shares', [{ ...good, exact: [null, 2_000] }]],
  ['R-2642', 'an exact share above 1', [{ ...good, exact: [null, null, 1_000_001] }]],
  ['R-2642', 'a certainty that is none', [{ ...good, certainty: 0 }]],
  ['R-2642', 'a comment that is too long', [{ ...good, comment: 'x'.repeat(10_001) }]],
  ['R-2642', 'a standing that is none', [{ ...good, standing: 'skipped' }]],
])('%s: a draft with %s is none', (_id, _what, combinations) => {
  expect(restored(combinations)).toBeUndefined();
});

test('what was being edited is left out where it does not fit, and the list stays', () => {
  const edits = { combinations: [{ selection: { '0': 7 }, values: [1, 2, 3] }], current: 0, remaining: null };
  expect(restored([good], { edits })).toMatchObject({ combinations: [shown], edits: undefined });
});

test('R-2642: what is said beside the sliders comes back, and so does a draft of before it could be said', () => {
  const said = { ...good, exact: [null, 0, 2_000], certainty: -1, comment: 'Seen once.', standing: 'cannot_occur' };
  expect(restored([said])?.combinations).toEqual([
    {
      ...{ ...shown, values: [20, { ppm: 0 }, { ppm: 2_000 }] },
      ...{ certainty: 'ratherUncertain', comment: 'Seen once.', standing: 'cannotOccur' },
    },
  ]);
  const edited = { selection: { '0': 1 }, values: [20, null, 60] };
  for (const [open, values] of [
    [edited, edited.values],
    [{ ...edited, exact: [null, null, 2_000] }, [20, null, { ppm: 2_000 }]],
    [{ ...edited, exact: 'x' }, undefined],
  ] as const) {
    const edits = { combinations: [open], current: 0, remaining: null };
    expect(restored([good], { edits })?.edits?.combinations).toEqual(values && [{ ...edited, values }]);
  }
});

const base = (more: object) => restored([good], more)?.base;

test('R-2630: what the list was made from comes back with it', () => {
  expect(base({ before: [good] })).toEqual({ revision: 'r4-0', combinations: [shown] });
  expect(base({ before: [] })).toEqual({ revision: 'r4-0', combinations: [] });
});

test.each([
  ['older, without it', {}],
  ['no list', { before: 'x' }],
  ['a list that does not fit', { before: [{ ...good, nodes: { '7': 0 } }] }],
])('R-2630: a draft with %s is restored, with nothing to compare', (_what, more) => {
  expect(base(more)).toEqual({ revision: 'r4-0', combinations: undefined });
});

test.each([5, null, '', 'r4\n0', 'ř', 'x'.repeat(101)])('R-2630: no revision is sent that is none: %j', (revision) => {
  expect(base({ revision })?.revision).toBeUndefined();
});

test('R-3102 R-3293: drafts are kept as they always were, and come back as they were shown', () => {
  const combinations: readonly Combination[] = [
    { selection: { 1: 0 }, values: [{ ppm: 2_000 }, 30, 60], number: 1, certainty: 'ratherUncertain' },
    { selection: 'rest', values: [1, { ppm: 0 }, 99], number: 2 },
  ];
  const edits = {
    combinations: [{ selection: { 1: 0 }, values: [{ ppm: 2_000 }, 30, null], certainty: 'ratherUncertain' as const }],
    current: 0,
    remaining: [1, { ppm: 0 }, null],
    remainingRemarks: { certainty: 'uncertain' as const, comment: 'Few.' },
  };
  const value = keptCombinations(combinations, edits, { revision: 'r4-0', combinations });
  expect(value.combinations).toEqual([
    { nodes: { 1: 0 }, value: [1, 30, 60], number: 1, exact: [2_000, null, null], certainty: -1 },
    { nodes: -1, value: [1, 1, 99], number: 2, exact: [null, 0, null] },
  ]);
  expect(value.edits).toMatchObject({
    combinations: [{ values: [1, 30, null], exact: [2_000, null, null], certainty: -1 }],
    ...{ remaining: [1, 1, null], remainingDetails: { exact: [null, 0, null], certainty: -2, comment: 'Few.' } },
  });
  // As a device stores it.
  const draft = { value: JSON.parse(JSON.stringify(value)) as unknown, at: new Date(0) };
  expect(restoreCombinations(draft, buildNode())).toMatchObject({ combinations, edits, base: { combinations } });
  expect(isDraftOf(draft, { combinations, edits })).toBe(true);
});
