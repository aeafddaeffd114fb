import { expect, test } from 'vitest';
import {
  type CombinationRemarks,
  type CombinationEditorAction,
  combinationEditorReducer,
  startCombinationEditor,
} from './combinationEditorReducer.js';
import { editsOf, resumeCombinationEditor } from './combinationEdits.js';
import { combinationsToSave, finishCombinations } from './finishCombinations.js';

const toggle = (parent: number, state: number) => ({ type: 'toggle', parent, state }) as const;
const setValues = (...values: number[]) => ({ type: 'answer', rows: { values } }) as const;
const add = { type: 'add' } as const;
const on = { type: 'remaining', on: true } as const;
const after = (...actions: CombinationEditorAction[]) =>
  actions.reduce(combinationEditorReducer, startCombinationEditor({ sliders: 3 }));

test('"Done" with nothing chosen is refused (R-848)', () => {
  expect(finishCombinations(after())).toEqual({ kind: 'refused' });
  expect(finishCombinations(after(toggle(0, 1), toggle(0, 1)))).toMatchObject({ kind: 'refused' });
});

test('an empty current combination is no obstacle once there are earlier ones, and is dropped (R-848, R-849)', () => {
  expect(finishCombinations(after(toggle(0, 1), add))).toEqual({
    kind: 'save',
    combinations: [{ selection: { 0: 1 }, values: [null, null, null], number: 1 }],
  });
});

test('"all remaining" alone is enough (R-848)', () => {
  expect(finishCombinations(after(on))).toEqual({
    kind: 'save',
    combinations: [{ selection: 'rest', values: [null, null, null], number: 1 }],
  });
});

test('sent are the earlier ones, the current one, and all remaining last with the next number (O-07)', () => {
  const state = after(toggle(0, 1), setValues(75, 18, 9), add, toggle(2, 0), on, setValues(30, 40, 50));
  expect(combinationsToSave(state)).toEqual([
    { selection: { 0: 1 }, values: [75, 18, 9], number: 1 },
    { selection: { 2: 0 }, values: [null, null, null], number: 2 },
    { selection: 'rest', values: [30, 40, 50], number: 3 },
  ]);
});

test('a current one put aside empty is not sent (O-07, R-849)', () => {
  expect(combinationsToSave(after(toggle(0, 1), add, on)).map(({ number, selection }) => [number, selection])).toEqual([
    [1, { 0: 1 }],
    [2, 'rest'],
  ]);
});

test('numbers are given anew where an emptied one is dropped (R-849)', () => {
  const state = after(toggle(0, 1), add, toggle(1, 1), { type: 'edit', index: 0 }, toggle(0, 1));
  expect(combinationsToSave(state)).toEqual([{ selection: { 1: 1 }, values: [null, null, null], number: 1 }]);
});

test.each([
  [[1, 1, 1], 'ask'],
  [[1, 1, 2], 'save'],
  [[50, 50, 50], 'save'],
])('with "all remaining" at %j "Done" leads to %s (R-847, O-10)', (values, kind) => {
  expect(finishCombinations(after(on, setValues(...values))).kind).toBe(kind);
});

test('without "all remaining" a combination at 1 is saved unasked (R-847, O-11)', () => {
  expect(finishCombinations(after(toggle(0, 1), setValues(1, 1, 1))).kind).toBe('save');
});

test('R-2644 R-3293: what a combination says beside its sliders is sent with it, edited and restored', () => {
  const remark = (remarks: CombinationRemarks) => ({ type: 'remarks', remarks }) as const;
  const state = after(
    toggle(0, 1),
    { type: 'answer', rows: { values: [{ ppm: 2_000 }, 50, null] } },
    remark({ certainty: 'ratherUncertain' }),
    remark({ comment: 'Few cases.' }),
    add,
    toggle(2, 0),
    remark({ standing: 'cannotOccur' }),
    on,
    remark({ certainty: 'certain' }),
  );
  const sent = [
    {
      selection: { 0: 1 },
      values: [{ ppm: 2_000 }, 50, null],
      number: 1,
      certainty: 'ratherUncertain',
      comment: 'Few cases.',
    },
    { selection: { 2: 0 }, values: [null, null, null], number: 2, standing: 'cannotOccur' },
    { selection: 'rest', values: [null, null, null], number: 3, certainty: 'certain' },
  ];
  expect(combinationsToSave(state)).toEqual(sent);
  expect(combinationsToSave(resumeCombinationEditor(editsOf(state), 3))).toEqual(sent);
});
