import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { administer, onDatabase } from '../../test/globalSetup.js';
import { testDatabase } from '../../test/testDatabase.js';
import { addUser } from '../../test/users.js';
import { openDatabase } from './database.js';
import { migrate } from './migrate.js';
import { postgresCode } from './postgresCode.js';
import { users } from './schema/index.js';
import { withTransaction } from './withTransaction.js';

async function database() {
  const made = await testDatabase();
  onTestFinished(made.drop);
  return made.database;
}

test('two transactions that lock each other out are both done in the end', async () => {
  const db = await database();
  const [one, two] = await Promise.all([addUser(db, {}), addUser(db, {})]);
  let attempts = 0;
  // Each has locked its first row before either asks for the other's.
  const meeting = Promise.withResolvers<void>();
  const raise = (first: string, second: string) =>
    withTransaction(db, async (transaction) => {
      for (const id of [first, second]) {
        await transaction.update(users).set({ experience: sql`coalesce(experience, 0) + 1` }).where(eq(users.id, id));
        if (id === first && ++attempts === 2) meeting.resolve();
        await meeting.promise;
      }
    });
  await Promise.all([raise(one.id, two.id), raise(two.id, one.id)]);
  const rows = await db.select({ experience: users.experience }).from(users);
  expect(rows).toEqual([{ experience: 2 }, { experience: 2 }]);
  expect(attempts).toBeGreaterThan(2);
});

test('any other error ends the transaction at once, with nothing kept and its code readable', async () => {
  const db = await database();
  let attempts = 0;
  const failing = withTransaction(db, async (transaction) => {
    attempts++;
    await transaction.execute(
      sql`insert into users (id, username, username_key, password_hash, created_at) values (gen_random_uuid(), 'a', 'a', '', now())`,
    );
    await transaction.execute(
      sql`insert into users (id, username, username_key, password_hash, created_at) values (gen_random_uuid(), 'A', 'a', '', now())`,
    );
  });
  const error = await failing.catch((reason: unknown) => reason);
  expect([postgresCode(error), attempts]).toEqual(['23505', 1]);
  expect(await db.select().from(users)).toEqual([]);
});

test('several servers may bring an empty database up to date at once', async () => {
  const { connection } = inject('server');
  const name = `credence_migrate_${process.pid}`;
  await administer(connection, [`create database ${name}`]);
  const servers = Array.from({ length: 5 }, () => openDatabase({ ...onDatabase(connection, name), max: 2 }));
  onTestFinished(async () => {
    for (const server of servers) await server.$client.end();
    await administer(connection, [`drop database ${name}`]);
  });
  await Promise.all(servers.map((server) => migrate(server, path.join(import.meta.dirname, '../../migrations'))));
  expect(await servers[0]?.select().from(users)).toEqual([]);
});

test('R-3725: a connection that breaks before its transaction begins is given back, and the next one gets another', async () => {
  const { connection } = inject('server');
  const db = openDatabase({ ...onDatabase(connection, 'postgres'), max: 1 });
  onTestFinished(() => db.$client.end());
  db.$client.once('acquire', (client: pg.PoolClient) => void (client as unknown as pg.Client).end());
  await expect(withTransaction(db, () => Promise.resolve())).rejects.toThrow();
  expect(await withTransaction(db, () => Promise.resolve('done'))).toBe('done');
});
