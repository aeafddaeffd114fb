import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dashboard } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { answer, assessed } from '../../test/assess.js';
import { earlierDatabase } from '../../test/earlier/earlierDatabase.js';
import { migrationsFolder } from '../../test/earlier/migrations.js';
import { appForThisTest } from '../../test/testApp.js';
import { weather, xdslFile } from '../../test/xdslFile.js';
import { recordEvent } from '../ground/events/events.js';
import { migrate } from './migrate.js';
import { events, NO_NETWORK } from './schema/index.js';

test('R-3302: what somebody did to no network is shown with none, on the dashboard and in what they take home', async () => {
  const server = await appForThisTest();
  const person = await server.signedIn(await server.addUser({ isAdmin: true }));
  const at = server.clock.now();
  await recordEvent(server.database, { type: 'password_changed', at, actor: person.user });
  const [row] = await server.database.select().from(events).where(eq(events.actorId, person.user.id));
  expect(row?.networkId).toBe(NO_NETWORK);

  const { users } = (await person.get('/user/activities')).json<Dashboard>();
  expect(users[0]?.recent_activities.at(-1)).toEqual({
    timestamp: at.toISOString(),
    activity_type: 'password_changed',
    metadata: {},
  });
  const { activities } = (await person.get('/user/export')).json<{ activities: object[] }>();
  expect(activities[0]).toMatchObject({ type: 'password_changed', networkId: null });
});

test('R-3303: a key is used once in each network, and an upload finds its own wherever else the key was used', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  const key = { 'idempotency-key': randomUUID() };
  const upload = async (name: string) => {
    const response = await owner.upload('/network/upload', { bytes: xdslFile(weather, name), headers: key });
    return { status: response.statusCode, ...response.json<{ networkId?: string; code?: string }>() };
  };
  const first = await upload('first');
  const save = (node: string) => owner.post(`${node}/1/save`, answer([60, 30, 10]), key);
  for (const time of [1, 2]) expect((await save(at('n3'))).statusCode, `${time}`).toBe(200);
  expect((await owner.post(`${at('n3')}/2/save`, answer([60, 30, 10]), key)).json().code).toBe('key_reused');
  expect((await save(`/network/${first.networkId}/n3`)).json().code).toBe('key_reused');
  expect(await upload('first')).toEqual(first);
  expect((await upload('second')).code).toBe('key_reused');
});

test('R-3304: events are made ready before the update as the page on operating says, and its indexes are then used', async () => {
  const { database, drop } = await earlierDatabase('0019_study_people');
  onTestFinished(drop);
  const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/operate.md'), 'utf8');
  const [, beforehand = ''] = /```sql\n(alter table events[^`]+)```/.exec(page) ?? [];
  const statements = beforehand.split(';').filter((statement) => statement.trim() !== '');
  expect(statements).toHaveLength(4);
  for (const statement of statements) await database.$client.query(statement);
  const made = async () =>
    (
      await database.$client.query<{ name: string; primary: boolean; file: string }>(
        `select relname as name, indisprimary as primary, relfilenode as file from pg_index
         join pg_class on pg_class.oid = indexrelid where indrelid = 'events'::regclass and indisunique order by 1`,
      )
    ).rows;
  // As a server of the release before writes it, which goes on meanwhile.
  await database.$client.query("insert into events (id, at, seq, type) values (gen_random_uuid(), now(), 1, 'login')");
  const before = await made();
  expect(before.map(({ name }) => name)).toEqual([
    'events_network_id_id_pk',
    'events_once',
    'events_pkey',
    'events_request',
  ]);
  await migrate(database, migrationsFolder);
  expect(await made()).toEqual([{ ...before[0], primary: true }, before[3]]);
});
