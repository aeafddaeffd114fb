import type { Question } from '@credence/api-client';
import { expect, test } from 'vitest';
import { asDecided } from './asDecided.js';
import {
  draftOf,
  givenAnswer,
  isDraftOf,
  isSameAnswer,
  isSavedAnswer,
  keptAnswer,
  restoreAnswer,
  storedShares,
} from './answerDraft.js';

const question: Question = {
  node: { id: 'n3', display_name: 'Metastasis', vars: ['absent', 'regional', 'distant'] },
  parents: [],
  changes: [],
  currentValues: [60, 30, 10],
  currentIteration: 1,
  previousIteration: null,
  nextIteration: null,
  isLastIteration: true,
  percentCompleted: 100,
  timeRemaining: 0,
  answered: true,
  'self-eval': -1,
  comment: 'Few such patients.',
  revision: 'r1-1',
};
const at = new Date('2026-11-21T14:02:00Z');
const answer = { values: [60, 30, 10], certainty: -1, comment: 'Few such patients.' };
const draft = (changed: object = {}) => ({ value: { ...answer, ...changed, revision: 'r1-0' }, at });

test('a draft left behind because the page closed right after the save says nothing new, and is ignored', () => {
  expect(restoreAnswer(draft(), question)).toBeUndefined();
  // If the certainty needs no comment, none is sent.
  const certain = { ...question, 'self-eval': 1 as const, comment: '' };
  expect(restoreAnswer(draft({ certainty: 1 }), certain)).toBeUndefined();
});

test.each([
  ['another value', { values: [61, 30, 10] }],
  ['another certainty', { certainty: -2 }],
  ['no certainty yet', { certainty: null }],
  ['another comment', { comment: 'None.' }],
])('a draft with %s is restored over the saved answer', (_, changed) => {
  expect(restoreAnswer(draft(changed), question)).toEqual({ ...answer, ...changed, at, base: 'r1-0', outdated: true });
});

test('a draft is also restored if a combination decides, or if the server does not say what is saved', () => {
  const { answered: _answered, ...unknown } = question;
  for (const now of [{ ...question, answered: false }, unknown]) {
    expect(restoreAnswer(draft(), now)).toMatchObject(answer);
  }
});

const same = { sliders: [60, 30, 10], 'self-eval': -1 as const, comment: 'Few such patients.' };

test('an answer equal to the server’s is saved already (R-738)', () => {
  expect(isSavedAnswer(same, question)).toBe(true);
});

test.each([
  ['another value', { sliders: [60, 30, 11] }],
  ['another certainty', { 'self-eval': -2 as const }],
  ['another comment', { comment: 'Few such patients' }],
])('one with %s is not (R-738)', (_, changed) => {
  expect(isSavedAnswer({ ...same, ...changed }, question)).toBe(false);
});

test.each<[string, Partial<Question>]>([
  ['nobody answered', { answered: false }],
  ['the server does not say whether anybody did', { answered: undefined as never }],
  ['the server does not say how certain they were', { 'self-eval': undefined as never }],
  ['the server does not say what they wrote', { comment: undefined as never }],
  ['a combination decides', { decidedBy: { number: 'rest', value: [60, 30, 10] } }],
])('nor is any where %s (R-738)', (_, given) => {
  expect(isSavedAnswer(same, { ...question, ...given })).toBe(false);
});

test('R-2634: an exact share is sent with its percent as the slider, and a row that nobody set with what is left', () => {
  const typed = { values: [70, null, { ppm: 2_000 }], certainty: 1 as const, comment: '' };
  expect(givenAnswer(typed)).toEqual({
    sliders: [70, 30, 1],
    exact: [null, 298_000, 2_000],
    touched: [true, false, true],
    'self-eval': 1,
    comment: '',
    origin: 'given',
  });
  expect(givenAnswer({ ...typed, certainty: null })).toBeUndefined();
});

test('R-3590: what whole percent cannot say of the rows that follow is sent exactly, and what is untouched as 50 each', () => {
  const sent = (values: (number | null)[]) => givenAnswer({ values, certainty: 1, comment: '' });
  expect(sent([70, null])).toMatchObject({ sliders: [70, 30], touched: [true, false] });
  expect(sent([70, null])).not.toHaveProperty('exact');
  expect(sent([63, null, null])).toMatchObject({ sliders: [63, 19, 19], exact: [null, 185_000, 185_000] });
  expect(sent([null, null, null])).toMatchObject({ sliders: [50, 50, 50], touched: [false, false, false] });
  expect(sent([null, null, null])).not.toHaveProperty('exact');
});

test('R-3591: a draft comes back as it was: who set which row, in which order, and where the others started', () => {
  const answer = {
    values: [70, null, { ppm: 2_000 }],
    start: [44, 21, 35],
    order: [2, 0],
    certainty: 1 as const,
    comment: '',
  };
  const stored = JSON.parse(JSON.stringify(keptAnswer(answer, 'r1'))) as unknown;
  expect(restoreAnswer({ value: stored, at: new Date(0) }, question)).toMatchObject(answer);
});

test('R-3591: an answer that waits on the device becomes a draft that stores the same', () => {
  const typed = { values: [63, null, null], order: [0], certainty: 1 as const, comment: '' };
  const waiting = givenAnswer(typed)!;
  const place = { networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3', iteration: 1 };
  const draft = draftOf({ place, title: 'Metastasis', answer: { ...waiting, timer: 3 }, revision: 'r1', key: 'k', at });
  const restored = restoreAnswer(draft, question);
  expect(restored?.values).toEqual([63, null, null]);
  expect(storedShares(restored!)).toEqual(storedShares(typed));
});

test('R-2685: a draft is settled by the sliders that a server without exact shares was sent of it', () => {
  const follows = { ...draft({ values: [63, null, null] }), at };
  const saved = { ...same, sliders: [63, 19, 19] };
  expect(isDraftOf(follows, saved)).toBe(true);
  expect(isDraftOf(follows, { ...saved, touched: [true, false, false] })).toBe(false);
  expect(isDraftOf(draft({ values: [63, null, { ppm: 185_000 }] }), saved)).toBe(false);
});

test('R-2639: what is set aside asks for no certainty, and is sent without a comment', () => {
  const typed = { values: [12, null, null], certainty: null, comment: 'Begun', standing: 'cannot_occur' as const };
  expect(givenAnswer(typed)).toMatchObject({
    sliders: [12, 44, 44],
    'self-eval': 1,
    comment: '',
    standing: 'cannot_occur',
  });
});

test.each<[string, Partial<Parameters<typeof isSavedAnswer>[0]>]>([
  ['an exact share', { exact: [null, null, 100_000] }],
  ['a standing', { standing: 'cannot_occur' }],
])('R-2641: an answer with the same sliders and %s is not saved already', (_, changed) => {
  expect(isSavedAnswer({ ...same, ...changed }, question)).toBe(false);
});

const typed = { values: [60, 30, 10], certainty: 1 as const, comment: '' };

test('R-2831: an answer begun from another one says so, however much of it was changed, and so does a certainty', () => {
  const { origin, takenFrom, certaintyFrom } = givenAnswer({ ...typed, takenFrom: 4, certaintyFrom: 3 })!;
  expect([origin, takenFrom, certaintyFrom]).toEqual(['taken_over', 4, 3]);
  expect(givenAnswer({ ...typed, certaintyFrom: 3 })).toMatchObject({ origin: 'given', certaintyFrom: 3 });
});

test('R-2831: what a combination decides and somebody saves as it is, is decided; one step beside it is given', () => {
  const decision = { number: 1, value: [60, 30, 10] };
  const originOf = (changed: object) => asDecided(givenAnswer({ ...typed, ...changed })!, decision).origin;
  expect(originOf({})).toBe('decided');
  expect(originOf({ values: [61, 30, 10] })).toBe('given');
  expect(originOf({ values: [60, 30, { ppm: 1_000 }] })).toBe('given');
  expect(originOf({ standing: 'cannot_occur' })).toBe('given');
  expect(asDecided(givenAnswer(typed)!, undefined).origin).toBe('given');
});

test('R-2833: a reason of blanks is none, and what is set aside takes none along', () => {
  expect(givenAnswer({ ...typed, reason: ' \n' })).not.toHaveProperty('reason');
  expect(givenAnswer({ ...typed, reason: ' New guideline. ' })?.reason).toBe('New guideline.');
  const aside = givenAnswer({ ...typed, reason: 'New', takenFrom: 4, standing: 'not_my_field' });
  expect([aside?.reason, aside?.takenFrom, aside?.origin]).toEqual([undefined, undefined, 'given']);
});

test('R-2831: drafts without marks are restored, and marks of another form are no draft', () => {
  const open = { ...question, answered: false };
  const marks = { takenFrom: 4, certaintyFrom: 3, reason: 'New' };
  expect(restoreAnswer(draft(), open)).not.toHaveProperty('takenFrom');
  expect(restoreAnswer(draft(marks), open)).toMatchObject(marks);
  expect(restoreAnswer(draft({ takenFrom: 'n3' }), open)).toBeUndefined();
});

test('R-2833: two answers that differ in their reason alone are two, unless one does not say how it came about', () => {
  const one = givenAnswer(typed)!;
  expect(isSameAnswer(one, { ...one, reason: 'New' })).toBe(false);
  expect(isSameAnswer({ ...one, takenFrom: 2 }, one)).toBe(false);
  const { origin: _origin, ...unmarked } = one;
  expect(isSameAnswer(unmarked, { ...one, reason: 'New' })).toBe(true);
});
