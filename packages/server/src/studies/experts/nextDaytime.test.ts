import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextDaytime } from './nextDaytime.js';

const zones = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Chatham', 'America/New_York'];

test.each([
  ['by day at once', '2026-11-20T10:00:00Z', 'UTC', '2026-11-20T10:00:00Z'],
  ['in the evening on the next morning', '2026-11-20T20:00:00Z', 'UTC', '2026-11-21T08:00:00Z'],
  ['after midnight on the same morning', '2026-11-20T00:10:00Z', 'UTC', '2026-11-20T08:00:00Z'],
  ['by the clock of the place', '2026-11-20T19:30:00Z', 'Europe/Berlin', '2026-11-21T07:00:00Z'],
  ['in the night in which summer begins', '2026-03-28T22:00:00Z', 'Europe/Berlin', '2026-03-29T06:00:00Z'],
  ['a quarter of an hour off', '2026-11-20T00:00:00Z', 'Asia/Kathmandu', '2026-11-20T02:15:00Z'],
])('R-2986: a reminder is mailed %s', (_, at, zone, expected) => {
  expect(nextDaytime(new Date(at), zone)).toEqual(new Date(expected));
});

test('R-2986: it is always day where it is mailed, never before it was asked for, and within sixteen hours', () => {
  const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(times, fc.constantFrom(...zones), (at, timeZone) => {
      const next = nextDaytime(at, timeZone);
      const hour = Number(next.toLocaleString('en', { hour: 'numeric', hourCycle: 'h23', timeZone }));
      expect(hour >= 8 && hour < 20).toBe(true);
      const waits = next.getTime() - at.getTime();
      expect(waits >= 0 && waits <= 16 * 3_600_000).toBe(true);
    }),
  );
});
