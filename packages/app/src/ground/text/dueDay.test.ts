import { expect, test } from 'vitest';
import { byDueDay, dueDay } from './dueDay.js';
import { english } from '@credence/text/english/app';
import { german } from '@credence/text/german/app';

const now = new Date(2026, 10, 22, 23, 30);

test.each([
  ['2026-12-11', 'Friday, 11 December', 'in 19 days', false],
  ['2026-11-22', 'Sunday, 22 November', 'today', false],
  ['2026-11-23', 'Monday, 23 November', 'tomorrow', false],
  ['2026-11-21', 'Saturday, 21 November', 'yesterday', true],
  ['2027-01-08', 'Friday, 8 January', 'in 47 days', false],
  ['2027-12-11', 'Saturday, 11 December 2027', 'in 384 days', false],
])('R-1915: asked until %s, an expert reads "%s", "%s"', (dueOn, day, away, isPast) => {
  expect(dueDay(dueOn, now, english.common.dates)).toEqual({ day, away, isPast });
});

test('R-1915: the day is German in German', () => {
  expect(dueDay('2026-12-11', now, german.common.dates)).toMatchObject({
    day: 'Freitag, 11. Dezember',
    away: 'in 19 Tagen',
  });
});

test.each([undefined, '', 'soon', '2026-12', '2026-12-11T00:00:00Z'])('%j is no day', (dueOn) => {
  expect(dueDay(dueOn, now, english.common.dates)).toBeUndefined();
});

test.each([
  ['2026-12-11', 'by Friday, 11 December', 'by 11 Dec 2026', 'bis Freitag, 11. Dezember'],
  [
    '2026-11-20',
    'by Friday, 20 November (2 days ago)',
    'by 20 Nov 2026 (2 days ago)',
    'bis Freitag, 20. November (vorgestern)',
  ],
  ['soon', '', '', ''],
])('R-1915: where the day is one of several facts, %s is "%s", in a list "%s"', (dueOn, long, short, inGerman) => {
  expect(byDueDay(dueOn, now, english.common)).toBe(long);
  expect(byDueDay(dueOn, now, english.common, 'short')).toBe(short);
  expect(byDueDay(dueOn, now, german.common)).toBe(inGerman);
});
