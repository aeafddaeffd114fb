import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import type { Database } from './database.js';

/** A step of the tables: its statements, the SHA-256 of its file, and when it was made, which orders them. */
export type Migration = MigrationMeta;

/** An arbitrary number, but the same in every release. */
export const migrationLock = 4_271_904;

/** The database was migrated by a newer release; the message is for the person at the terminal. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';

  constructor() {
    super(
      'A newer release of Credence has used this database, and this one does not know its tables. Start the newer one again; or go back by restoring the backup made before the update ("credence restore <file> --yes"), which loses what was saved since. Nothing was changed.',
    );
  }
}

/** The migrations in a folder, oldest first. */
export const readMigrations = (folder: string): Migration[] => readMigrationFiles({ migrationsFolder: folder });

/**
 * Migrates the tables to this release. When several servers call it at once, one migrates and the others wait.
 * @param beforeUpdate is called before tables of an earlier release are changed
 * @throws NewerDatabase if a newer release has been here
 */
export async function migrate(database: Database, folder: string, beforeUpdate?: () => Promise<void>): Promise<void> {
  const client = await database.$client.connect();
  try {
    // Another server's migration may take longer than anybody else waits for a lock.
    await client.query('set lock_timeout = 0');
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const migrations = readMigrations(folder);
    const last = await lastMigration(client);
    if (last && migrations.some(({ folderMillis }) => folderMillis > last.at)) await beforeUpdate?.();
    await applyMigrations(client, migrations);
    await client.query('commit');
  } finally {
    // Not reused, as it would keep waiting for locks. Without its commit, nothing has happened.
    client.release(true);
  }
}

/**
 * Applies the migrations that a database lacks, in the transaction of its connection.
 * @throws NewerDatabase if it has one that is newer than all of them
 */
export async function applyMigrations(client: PoolClient, migrations: readonly Migration[]): Promise<void> {
  const last = await lastMigration(client);
  if (last && last.at > Math.max(...migrations.map(({ folderMillis }) => folderMillis))) throw new NewerDatabase();
  // As drizzle has named and laid it out since the first release.
  await client.query(
    `create schema if not exists drizzle;
     create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql, hash, folderMillis } of migrations) {
    if (last && last.at >= folderMillis) continue;
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** The newest migration that a database has: its hash, and when it was made. Undefined if it holds no Credence. */
export async function lastMigration(client: PoolClient): Promise<{ hash: string; at: number } | undefined> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!rows[0]?.there) return undefined;
  const last = await client.query<{ hash: string; at: string }>(
    'select hash, created_at as at from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  return last.rows[0] && { hash: last.rows[0].hash, at: Number(last.rows[0].at) };
}
