import { expect, test } from 'vitest';
import {
  canAdd,
  canMove,
  type CombinationEditorAction,
  combinationEditorReducer,
  currentCombination,
  startCombinationEditor,
} from './combinationEditorReducer.js';
import { combinationNumbers } from './ParentToggles.js';

const start = startCombinationEditor({ sliders: 3 });
const toggle = (parent: number, state: number) => ({ type: 'toggle', parent, state }) as const;
const setValues = (...values: number[]) => ({ type: 'answer', rows: { values } }) as const;
const add = { type: 'add' } as const;
const remaining = (on: boolean) => ({ type: 'remaining', on }) as const;
const after = (...actions: CombinationEditorAction[]) => actions.reduce(combinationEditorReducer, start);

/** Each combination as its selection, the current one in brackets. */
const drawn = (state: typeof start) =>
  state.combinations
    .map(({ selection }, index) => {
      const text = Object.entries(selection)
        .map(([parent, chosen]) => `${parent}=${chosen}`)
        .join(',');
      return index === state.current ? `[${text}]` : text;
    })
    .join(' ');

test('R-2562: a combination that was deleted comes back in its place, before an empty one', () => {
  const two = after(toggle(0, 2), add, toggle(1, 1), add);
  const [combination] = two.combinations;
  if (!combination) throw new Error('Nothing to delete.');
  const without = combinationEditorReducer(two, { type: 'remove', index: 0 });
  expect(drawn(combinationEditorReducer(without, { type: 'restore', index: 0, combination }))).toBe('0=2 1=1 []');
  expect(drawn(combinationEditorReducer(without, { type: 'restore', index: 5, combination }))).toBe('1=1 0=2 []');
});

test('the editor begins with one empty combination, number 1, whose sliders nobody has touched (R-829)', () => {
  expect(drawn(start)).toBe('[]');
  expect(currentCombination(start).values).toEqual([null, null, null]);
  expect(start.remaining).toBeNull();
});

test.each<[string, CombinationEditorAction[], string]>([
  ['a click selects a state (R-830)', [toggle(0, 2)], '[0=2]'],
  ['a second click deselects it (R-831)', [toggle(0, 2), toggle(0, 2)], '[]'],
  ['states of several parents are selected together (R-808)', [toggle(0, 2), toggle(2, 0)], '[0=2,2=0]'],
  ['another state of the same parent takes its place (O-06)', [toggle(0, 2), toggle(0, 1)], '[0=1]'],
  ['nothing is selected in "all remaining" mode (R-832)', [remaining(true), toggle(0, 2)], '[]'],
  ['what is selected stays so in "all remaining" mode (R-832)', [toggle(0, 2), remaining(true), toggle(0, 2)], '[0=2]'],
  ['another combination needs one that is not empty (R-833)', [add], '[]'],
  ['another combination raises the number by one (R-835)', [toggle(0, 2), add], '0=2 []'],
  ['earlier ones stay beside the current one (R-829)', [toggle(0, 2), add, toggle(1, 3)], '0=2 [1=3]'],
  ['another one needs a selection also the second time (R-833)', [toggle(0, 2), add, add], '0=2 []'],
  ['nothing is added in "all remaining" mode (R-833)', [toggle(0, 2), remaining(true), add], '[0=2]'],
  [
    'an earlier one is opened, an empty current one forgotten (O-08)',
    [toggle(0, 2), add, { type: 'edit', index: 0 }],
    '[0=2]',
  ],
  [
    'an earlier one is opened, the current one kept (O-08)',
    [toggle(0, 2), add, toggle(1, 3), { type: 'edit', index: 0 }],
    '[0=2] 1=3',
  ],
  [
    'after an earlier one was edited, another goes to the end (O-08)',
    [toggle(0, 2), add, toggle(1, 3), { type: 'edit', index: 0 }, add],
    '0=2 1=3 []',
  ],
  [
    'none is opened in "all remaining" mode',
    [toggle(0, 2), add, remaining(true), { type: 'edit', index: 0 }],
    '0=2 []',
  ],
  [
    'an earlier one is deleted, the others move up (O-08)',
    [toggle(0, 2), add, toggle(1, 3), { type: 'remove', index: 0 }],
    '[1=3]',
  ],
  [
    'where the current one is deleted, an empty one begins (O-08)',
    [toggle(0, 2), add, toggle(1, 3), { type: 'remove', index: 1 }],
    '0=2 []',
  ],
  ['the only one can be deleted too', [toggle(0, 2), { type: 'remove', index: 0 }], '[]'],
  [
    'raised in priority it changes places with the one before (R-809)',
    [toggle(0, 2), add, toggle(1, 3), { type: 'move', index: 1, by: -1 }],
    '[1=3] 0=2',
  ],
  [
    'lowered in priority it changes places with the one behind (R-809)',
    [toggle(0, 2), add, toggle(1, 3), { type: 'move', index: 0, by: 1 }],
    '[1=3] 0=2',
  ],
  [
    'dragged over several it takes the place it is let go at, and the others close up (R-809)',
    [toggle(0, 2), add, toggle(1, 3), add, toggle(2, 0), { type: 'move', index: 2, by: -2 }],
    '[2=0] 0=2 1=3',
  ],
  [
    'dragged down it goes behind them (R-809)',
    [toggle(0, 2), add, toggle(1, 3), add, toggle(2, 0), { type: 'move', index: 0, by: 2 }],
    '1=3 [2=0] 0=2',
  ],
  ['the first cannot be raised', [toggle(0, 2), { type: 'move', index: 0, by: -1 }], '[0=2]'],
  ['none is lowered below an empty one', [toggle(0, 2), add, { type: 'move', index: 0, by: 1 }], '0=2 []'],
  [
    'what is not there cannot be edited, deleted or moved',
    [toggle(0, 2), { type: 'edit', index: 7 }, { type: 'remove', index: 7 }, { type: 'move', index: 7, by: 1 }],
    '[0=2]',
  ],
])('%s', (_, actions, expected) => {
  expect(drawn(after(...actions))).toBe(expected);
});

test('another combination has sliders that nobody has touched (R-836)', () => {
  const state = after(toggle(0, 2), setValues(75, 18, 9), add);
  expect(currentCombination(state).values).toEqual([null, null, null]);
  expect(state.combinations[0]?.values).toEqual([75, 18, 9]);
});

test('an earlier combination is reopened with its sliders (O-08)', () => {
  const state = after(toggle(0, 2), setValues(75, 18, 9), add, { type: 'edit', index: 0 });
  expect(currentCombination(state).values).toEqual([75, 18, 9]);
});

test('"all remaining" puts combination, sliders and number aside and starts at 50 (R-837, R-838, R-839, R-840)', () => {
  const before = after(toggle(0, 2), add, toggle(1, 3), setValues(75, 18, 9));
  const on = combinationEditorReducer(before, remaining(true));
  expect(on.remaining).toEqual({ values: [null, null, null] });
  const moved = combinationEditorReducer(on, setValues(1, 2, 3));
  expect(moved.remaining).toEqual({ values: [1, 2, 3] });
  expect(moved.combinations).toEqual(before.combinations);
});

test('switched off, combination, sliders and number are back (R-841, R-842, R-843)', () => {
  const before = after(toggle(0, 2), add, toggle(1, 3), setValues(75, 18, 9));
  const state = [remaining(true), setValues(1, 2, 3), remaining(false)].reduce(combinationEditorReducer, before);
  expect(state).toEqual(before);
});

test('switched on a second time its sliders start at 50 again (R-840)', () => {
  const state = after(remaining(true), setValues(1, 2, 3), remaining(false), remaining(true));
  expect(state.remaining).toEqual({ values: [null, null, null] });
});

test('switching on what is on changes nothing', () => {
  const on = after(remaining(true), setValues(1, 2, 3));
  expect(combinationEditorReducer(on, remaining(true))).toBe(on);
});

test('each state knows the numbers of the combinations that hold it, the current one too (R-814, O-08)', () => {
  const state = after(toggle(0, 2), add, toggle(0, 2), toggle(1, 3));
  expect(combinationNumbers(state, 0, 2)).toEqual([1, 2]);
  expect(combinationNumbers(state, 1, 3)).toEqual([2]);
  expect(combinationNumbers(state, 1, 0)).toEqual([]);
});

test('what was saved before comes back as earlier combinations (O-09)', () => {
  const state = startCombinationEditor({
    sliders: 2,
    combinations: [
      { selection: 'rest', values: [30, 70], number: 3 },
      { selection: { 1: 0 }, values: [20, 80], number: 2 },
      { selection: { 0: 1 }, values: [60, 40], number: 1 },
    ],
  });
  expect(drawn(state)).toBe('0=1 1=0 []');
  expect(state.remaining).toEqual({ values: [30, 70] });
  expect(currentCombination(combinationEditorReducer(state, remaining(false))).selection).toEqual({});
});

test('adding and moving are offered only where they do something (R-833)', () => {
  expect(canAdd(start)).toBe(false);
  expect(canAdd(after(toggle(0, 1)))).toBe(true);
  expect(canAdd(after(toggle(0, 1), remaining(true)))).toBe(false);
  const two = after(toggle(0, 1), add, toggle(1, 1));
  expect([canMove(two, 0, -1), canMove(two, 0, 1), canMove(two, 1, -1), canMove(two, 1, 1)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a combination keeps its identity while it is moved', () => {
  const two = after(toggle(0, 1), add, toggle(1, 1));
  const id = currentCombination(two).id;
  expect(currentCombination(combinationEditorReducer(two, { type: 'move', index: 1, by: -1 })).id).toBe(id);
});
