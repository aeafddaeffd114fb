import { english } from '@credence/text/english/app';
import { expect, test } from 'vitest';
import { relativeTime } from './relativeTime.js';

const now = new Date('2026-11-22T12:00:00Z');

test.each([
  ['2026-11-22T11:59:00Z', 'now'],
  ['2026-11-22T12:30:00Z', 'now'],
  ['2026-11-22T11:55:00Z', '5 minutes ago'],
  ['2026-11-22T09:00:00Z', '3 hours ago'],
  ['2026-11-21T10:00:00Z', 'yesterday'],
  ['2026-11-10T12:00:00Z', '10 Nov 2026'],
])('R-2512: %s is %s', (time, said) => {
  expect(relativeTime(time, now, english.common.dates, 'now')).toBe(said);
});
