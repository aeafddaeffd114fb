import { expect, test } from 'vitest';
import { dateFormat, dateLocale } from './dateFormat.js';

const moment = new Date(2026, 10, 22, 3, 46);

test('F-807: English dates follow the first English region of the browser', () => {
  expect(dateLocale('en', ['de-DE', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(dateLocale('en', ['en-US', 'en-GB'])).toBe('en-US');
  const british = new Intl.DateTimeFormat(dateLocale('en', ['en-GB']), { dateStyle: 'medium', timeStyle: 'short' });
  expect(british.format(moment)).toBe('22 Nov 2026, 03:46');
});

test('F-807: without an English region the month is a word after the day', () => {
  expect(dateLocale('en', ['de-DE', 'en'])).toBe('en-GB');
  expect(dateLocale('en', [])).toBe('en-GB');
});

test('F-807: German dates are German whatever the browser prefers', () => {
  expect(dateLocale('de', ['en-GB'])).toBe('de');
  expect(dateFormat('de').format(moment)).toBe('22.11.2026, 03:46');
  expect(dateFormat('de', { dateStyle: 'long' }).format(moment)).toBe('22. November 2026');
});
