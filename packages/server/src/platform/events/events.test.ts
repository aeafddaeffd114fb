import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.js';
import { events } from '../../database/schema/index.js';
import { recordEvent } from './events.js';

test('events of one moment keep their order, and a key of one actor is used once', async () => {
  const { database, drop } = await testDatabase();
  onTestFinished(drop);
  const at = new Date('2026-11-20T10:00:00Z');
  const [one, two] = [randomUUID(), randomUUID()].map((id) => ({ id, username: `${id}@example.org` }));
  const key = randomUUID();
  const record = (actor: typeof one, idempotencyKey: string | null) =>
    recordEvent(database, { type: 'answer_saved', at, actor, idempotencyKey });
  const written = [];
  for (const [actor, used] of [
    [one, key],
    [two, key],
    [one, null],
    [one, null],
  ] as const)
    written.push(await record(actor, used));
  expect(written).not.toContain(undefined);
  expect(await record(one, key)).toBeUndefined();
  const rows = await database.select({ id: events.id }).from(events).orderBy(asc(events.at), asc(events.seq));
  expect(rows).toEqual(written);
});
