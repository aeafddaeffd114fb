import { expect, test } from 'vitest';
import { dateFormat, writeZoned } from './dateFormat.js';
import { english } from './english/app.js';
import { german } from './german/app.js';

const moment = new Date(2026, 10, 22, 3, 46);
const written = (locale: string) =>
  (['moment', 'day', 'shortDay', 'dayOfYear', 'weekday', 'clock'] as const).map((each) =>
    dateFormat(locale, each).format(moment),
  );

test('R-1801: an English date is the day, the month in words and the year', () => {
  expect(written(english.common.dates)).toEqual([
    '22 Nov 2026, 03:46',
    '22 November 2026',
    '22 Nov 2026',
    '22 November',
    'Sunday',
    '03:46',
  ]);
});

test('R-1801: German dates are German', () => {
  expect(written(german.common.dates)).toEqual([
    '22.11.2026, 03:46',
    '22. November 2026',
    '22.11.2026',
    '22. November',
    'Sonntag',
    '03:46',
  ]);
});

test('R-1801: a time can be told in the time zone of the site', () => {
  const format = (timeZone: string) =>
    dateFormat(english.common.dates, 'moment', timeZone).format(new Date('2026-11-22T23:30:00Z'));
  expect([format('UTC'), format('Europe/Berlin')]).toEqual(['22 Nov 2026, 23:30', '23 Nov 2026, 00:30']);
});

test('R-3683: a time by which something has to be done says its zone, in winter and in summer', () => {
  const zoned = (at: string, { dates }: { dates: string }, written?: 'clock') =>
    writeZoned(new Date(at), dates, written, 'Europe/Berlin');
  expect(zoned('2026-12-31T22:59:00Z', english.common)).toBe('31 Dec 2026, 23:59 CET');
  expect(zoned('2026-07-01T21:59:00Z', english.common)).toBe('1 Jul 2026, 23:59 CEST');
  expect(zoned('2026-12-31T22:59:00Z', german.common)).toBe('31.12.2026, 23:59 MEZ');
  expect(zoned('2026-12-31T22:59:00Z', english.common, 'clock')).toBe('23:59 CET');
});
