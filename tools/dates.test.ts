import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../build/fingerprint.ts';
import { inRoot } from '../build/workspace.ts';

/** What writes a date. A number's `toLocaleString` is not meant. */
const WRITES =
  /DateTimeFormat\(|toLocale(?:Date|Time)String|toLocaleString\([^)]*(?:month|timeZone)|(?:date|time)Style:/;

/** The one place of each package where dates are written, and the files that only ask for a time zone, or what time it is in one. */
const PLACES = [
  'packages/text/src/dateFormat.ts',
  'packages/text/src/writtenDates.ts',
  'packages/ui/src/data/activity-log/formatTime.ts',
];
const ZONES = [
  'packages/app/src/screens/study/roundDates.ts',
  'packages/app/src/screens/dashboard/readDashboard.ts',
  'packages/server/src/platform/config/config.ts',
  'packages/server/src/platform/config/timeZoneName.ts',
  'packages/server/src/studies/experts/nextDaytime.ts',
];

test('R-1801: each package writes dates in one place', () => {
  const sources = filesBelow(['packages']).filter((file) => /\/src\/.*(?<!\.(?:test|stories))\.tsx?$/.test(file));
  const writing = sources.filter((file) => WRITES.test(readFileSync(inRoot(file), 'utf8')));
  expect(writing.filter((file) => !ZONES.includes(file))).toEqual(PLACES);
});

test.each([
  "new Intl.DateTimeFormat('en', { day: 'numeric' })",
  "day.toLocaleDateString('en')",
  "at.toLocaleString('en', { month: 'long' })",
  "dateFormat('en', { dateStyle: 'long' })",
])('%s would be found', (code) => {
  expect(code).toMatch(WRITES);
});
