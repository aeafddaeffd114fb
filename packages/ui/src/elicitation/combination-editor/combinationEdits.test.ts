import { expect, test } from 'vitest';
import { combinationEditorReducer, startCombinationEditor } from './combinationEditorReducer.js';
import { editsOf, isCombinationEdits, resumeCombinationEditor } from './combinationEdits.js';

const place = { states: 2, parents: [2, 3] };
const begun = combinationEditorReducer(
  startCombinationEditor({ sliders: 2, combinations: [{ selection: { 0: 1 }, values: [10, 90], number: 1 }] }),
  { type: 'answer', rows: { values: [null, 40] } },
);

test('what the editor hands out is plain data, and makes the same editor again', () => {
  const kept: unknown = JSON.parse(JSON.stringify(editsOf(begun)));
  expect(isCombinationEdits(kept, place)).toBe(true);
  if (isCombinationEdits(kept, place)) expect(resumeCombinationEditor(kept, 2)).toEqual(begun);
});

const open = { selection: {}, values: [null, null] };
const good = { combinations: [open], current: 0, remaining: null };
test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'text'],
  ['no list', { ...good, combinations: {} }],
  ['no combination at all', { ...good, combinations: [] }],
  ['an open one that is not there', { ...good, current: 1 }],
  ['a place that is none', { ...good, current: 'length' }],
  ['two empty ones', { ...good, combinations: [open, open] }],
  ['a combination that is none', { ...good, combinations: [null] }],
  ['no selection', { ...good, combinations: [{ values: [1, 2] }] }],
  ['a parent that is not there', { ...good, combinations: [{ ...open, selection: { 2: 0 } }] }],
  ['a state that its parent has not', { ...good, combinations: [{ ...open, selection: { 0: 2 } }] }],
  ['too few answers', { ...good, combinations: [{ ...open, values: [1] }] }],
  ['an answer beyond the scale', { ...good, combinations: [{ ...open, values: [1, 100] }] }],
  ['no sliders for the remaining', { ...good, remaining: undefined }],
  ['too many of them', { ...good, remaining: { values: [1, 2, 3] } }],
])('what was kept and does not fit is told apart: %s', (_what, kept) => {
  expect(isCombinationEdits(good, place)).toBe(true);
  expect(isCombinationEdits(kept, place)).toBe(false);
});
