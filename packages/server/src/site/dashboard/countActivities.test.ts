import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.js';
import { activityCounts } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { recordEvent } from '../../platform/events/events.js';
import { countActivities, type HourOfDay } from './countActivities.js';
import { byPeriod, startsOf } from './periods.js';
import { quarter, sumActivities } from './sumActivities.js';

const minute = 60_000;
const day = 24 * 60 * minute;
const now = new Date('2026-11-20T10:07:31.417Z');

async function database() {
  const { database: made, drop } = await testDatabase();
  onTestFinished(drop);
  return made;
}
const sum = (on: Awaited<ReturnType<typeof database>>, at: Date) =>
  withTransaction(on, (transaction) => sumActivities(transaction, at));

/** The expected counts, computed event by event. */
function countedByHand(all: readonly { at: Date; type: string }[], timeZone: string): HourOfDay[] {
  const starts = startsOf(now);
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const rows = all.map(({ at, type }) => ({ at, type, hour: Number(format.format(at)) }));
  const count = (hour: number, fits: (type: string) => boolean) =>
    byPeriod((period) => rows.filter((row) => row.hour === hour && row.at >= starts[period] && fits(row.type)).length);
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    activities: count(hour, () => true),
    logins: count(hour, (type) => type === 'login'),
    logouts: count(hour, (type) => type === 'logout'),
  })).filter(({ activities: { month } }) => month > 0);
}

test('every event is counted once, whether its quarter is summed or not', async () => {
  const on = await database();
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const edges = Object.values(startsOf(now)).flatMap((start) =>
    [-quarter, -1, 0, 1, 7 * minute, quarter].map((away) => new Date(start.getTime() + away)),
  );
  const moments = [
    ...edges,
    ...Array.from({ length: 600 }, () => new Date(now.getTime() - random(33 * day))),
    ...Array.from({ length: 60 }, () => new Date(now.getTime() - random(2 * 60 * minute))),
  ];
  const eventTypes = ['login', 'logout', 'answer_saved'] as const;
  const all = moments.map((at) => ({ at, type: eventTypes[random(eventTypes.length)] ?? 'login' }));
  for (const event of all) await recordEvent(on, { ...event, actor: undefined });

  for (const timeZone of ['UTC', 'Europe/Berlin', 'Asia/Kathmandu']) {
    const expected = countedByHand(all, timeZone);
    const counted = () => countActivities(on, startsOf(now), timeZone);
    await on.delete(activityCounts);
    expect(await counted(), 'nothing summed').toEqual(expected);
    for (const age of [40 * day, 29 * day, 7 * day + 5 * minute, day, 5 * minute, 0]) {
      await sum(on, new Date(now.getTime() - age));
      expect(await counted(), `summed ${age / minute} minutes ago`).toEqual(expected);
    }
  }
  expect(await on.$count(activityCounts)).toBeGreaterThan(300);
});

test('only settled quarters are summed, none twice, and none is kept longer than a period needs', async () => {
  const on = await database();
  const record = (age: number) =>
    recordEvent(on, { type: 'login', at: new Date(now.getTime() - age), actor: undefined });
  for (const age of [31.5 * day, 10 * day, 61 * minute + quarter, 59 * minute, 0]) await record(age);
  await sum(on, now);
  await sum(on, now);
  const total = async () =>
    (await on.select({ total: sql<number>`sum(activities)::int` }).from(activityCounts))[0]?.total ?? 0;
  expect(await total()).toBe(2);
  await sum(on, new Date(now.getTime() + 60 * minute + quarter));
  expect(await total()).toBe(4);
  await sum(on, new Date(now.getTime() + 22 * day));
  expect(await total()).toBe(3);
});

test('PostgreSQL knows every time zone that a server can be set to', async () => {
  const on = await database();
  const { rows } = await on.execute<{ name: string }>(sql`select lower(name) as name from pg_timezone_names`);
  const known = new Set(rows.map(({ name }) => name));
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => !known.has(zone.toLowerCase()))).toEqual([]);
});
