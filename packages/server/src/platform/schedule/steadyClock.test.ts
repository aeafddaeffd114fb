import { expect, test } from 'vitest';
import { appForThisTest } from '../../../test/testApp.js';
import { untilSomebodyWaits } from '../../../test/untilSomebodyWaits.js';
import { clockRecord } from '../../database/schema/index.js';
import { faults } from '../faults/faults.js';
import { lookAtClock, watchSteadiness } from './steadyClock.js';

const [second, hour, day] = [1000, 3_600_000, 86_400_000];
const { began, over, todo } = faults.erasing_held;

/** A server whose clock can be set, beside a database whose clock follows it or not. */
async function watched() {
  const { database } = await appForThisTest();
  const said: unknown[] = [];
  const note = (about: object, text: string) => said.push([text, about]);
  const time = { server: 1_800_000_000_000, apart: 0 };
  const start = () =>
    watchSteadiness({
      database,
      clock: { now: () => new Date(time.server) },
      reference: () => Promise.resolve(new Date(time.server - time.apart)),
      log: { warn: note, info: note } as never,
    });
  let mayErase = start();
  /** Whether something may be erased after so much time, by the clock. */
  const after = (passed: number) => {
    time.server += passed;
    return mayErase();
  };
  const steady = async () => {
    for (let looks = 0; looks < 26; looks += 1) await after(hour);
    expect(await after(hour)).toBe(true);
  };
  return { said, time, database, after, steady, restart: () => (mayErase = start()) };
}

test('R-3742: a clock that is ahead by 70 days for 85 seconds erases nothing, also where the server starts meanwhile', async () => {
  const { after, steady, restart, said } = await watched();
  await steady();
  expect(await after(70 * day)).toBe(false);
  restart();
  expect(await after(60 * second)).toBe(false);
  expect(await after(25 * second)).toBe(false);
  expect(await after(-70 * day)).toBe(false);
  expect(said[0]).toEqual([began, { fault: 'erasing_held', seconds: 70 * 86_400, todo }]);
});

test('R-3742: a clock that goes back and forth by a year erases nothing until it has run on for a day', async () => {
  const { after, steady, said } = await watched();
  await steady();
  for (const jump of [-365 * day, 365 * day, 365 * day, -365 * day]) {
    expect(await after(jump)).toBe(false);
    expect(await after(hour)).toBe(false);
  }
  for (let looks = 0; looks < 22; looks += 1) expect(await after(hour)).toBe(false);
  expect(await after(hour)).toBe(true);
  expect(said.map((line) => (line as [string])[0])).toEqual([began, over]);
});

test('R-3742: a clock that is not the database’s erases nothing for as long as they are apart', async () => {
  const { after, steady, time } = await watched();
  await steady();
  time.apart = 70 * day;
  expect(await after(70 * day)).toBe(false);
  expect(await after(30 * hour)).toBe(false);
  time.apart = 0;
  expect(await after(-70 * day)).toBe(true);
});

test('R-3742: a server that was off for a weekend, or is restarted each night, erases as ever', async () => {
  const { after, steady, restart } = await watched();
  await steady();
  for (let night = 0; night < 3; night += 1) {
    restart();
    expect(await after(14 * hour)).toBe(true);
  }
  expect(await after(2.5 * day)).toBe(true);
});

test('R-3756: a new installation begins to erase after a day, whatever folder each start of its server has', async () => {
  const { after, restart, said } = await watched();
  for (let looks = 0; looks < 24; looks += 1) {
    restart();
    expect(await after(hour)).toBe(false);
  }
  restart();
  expect(await after(hour)).toBe(true);
  expect(said).toEqual([]);
});

test('R-3757: of two looks at once, the second heeds a jump that the first saw', async () => {
  const { after, steady, time, database } = await watched();
  await steady();
  let other: Promise<boolean> | undefined;
  await database.transaction(async (transaction) => {
    await lookAtClock(transaction, new Date(time.server + 70 * day));
    other = after(hour);
    await untilSomebodyWaits(database);
  });
  expect(await other).toBe(false);
});

test('R-3757: of two first looks at once, each finds the same row', async () => {
  const { after, database } = await watched();
  expect(await Promise.all([after(second), after(0)])).toEqual([false, false]);
  expect(await database.$count(clockRecord)).toBe(1);
});
