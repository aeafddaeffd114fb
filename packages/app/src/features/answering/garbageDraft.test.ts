import { expect, test } from 'vitest';
import { buildQuestion } from '../../test/questionBuilders.js';
import { restoreAnswer } from './answerDraft.js';

const good = { values: [20, null, 99], certainty: -1, comment: 'Few such patients.' };
const restored = (change: object) =>
  restoreAnswer({ value: { ...good, revision: 'r4-0', ...change }, at: new Date(0) }, buildQuestion());

test('an answer as the screen keeps it comes back', () => {
  expect(restored({})).toEqual({ ...good, base: 'r4-0', at: new Date(0), outdated: false });
});

test.each([
  ['B-159', 'too few values', { values: [20, 30] }],
  ['B-159', 'too many values', { values: [20, 30, 40, 50] }],
  ['B-159', 'no values', { values: undefined }],
  ['B-160', 'a value of 0', { values: [0, 30, 40] }],
  ['B-160', 'a value of 100', { values: [100, 30, 40] }],
  ['B-160', 'half a percent', { values: [50.5, 30, 40] }],
  ['B-160', 'a value that is text', { values: ['50', 30, 40] }],
  ['B-160', 'a value that is no number', { values: [Number.NaN, 30, 40] }],
  ['B-160', 'an endless value', { values: [Number.POSITIVE_INFINITY, 30, 40] }],
  ['B-160', 'true', { values: [true, 30, 40] }],
  ['B-161', 'an object for values', { values: { 0: 20, 1: 30, 2: 40, length: 3 } }],
  ['B-161', 'nested values', { values: [[20], 30, 40] }],
  ['B-161', 'a million values', { values: Array.from({ length: 1_000_000 }, () => 50) }],
  ['B-162', 'a certainty of 0', { certainty: 0 }],
  ['B-162', 'a certainty of 3', { certainty: 3 }],
  ['B-162', 'a certainty that is text', { certainty: '2' }],
  ['B-162', 'no certainty', { certainty: undefined }],
  ['B-164', 'a comment of 10,001 characters', { comment: 'x'.repeat(10_001) }],
  ['B-165', 'a comment that is no text', { comment: ['x'] }],
])('%s: a draft with %s is none', (_id, _what, change) => {
  expect(restored(change)).toBeUndefined();
});

test('a comment with markup and formulas comes back as the text that it is (B-165)', () => {
  const comment = '<b>=SUM(A1)</b> & \u202e 🐢';
  expect(restored({ comment })?.comment).toBe(comment);
});

test.each([undefined, 5, '', 'two words', 'ł', 'x'.repeat(201)])('no header is made of the revision %j', (revision) => {
  expect(restored({ revision })).toMatchObject({ base: undefined, outdated: true });
});
