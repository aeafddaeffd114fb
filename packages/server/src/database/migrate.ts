import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import type { Database } from './database.js';

/** A step of the tables: its statements, the SHA-256 of its file, and when it was made, which orders them. */
export type Migration = MigrationMeta;

/** An arbitrary number, but the same in every release. */
export const migrationLock = 4_271_904;

/** How long a statement waits for a lock that somebody else holds. */
const patience = '10s';

/** The database has migrations that this release does not know; the message is for the person at the terminal. */
export class UnknownMigrations extends Error {
  override name = 'UnknownMigrations';

  constructor() {
    super(
      'Another release of Credence, most likely a newer one, has used this database, and this one does not know its tables: start that release again, or go back by restoring the backup made before the update ("credence restore <file> --yes"), which loses what was saved since; nothing was changed.',
    );
  }
}

/** The migrations in a folder, oldest first. */
export const readMigrations = (folder: string): Migration[] => readMigrationFiles({ migrationsFolder: folder });

/**
 * Migrates the tables to this release. When several servers call it at once, one migrates and the others wait.
 * @param beforeUpdate is called before tables of an earlier release are changed
 * @throws UnknownMigrations if another release has been here that this one does not know
 */
export async function migrate(database: Database, folder: string, beforeUpdate?: () => Promise<void>): Promise<void> {
  const client = await database.$client.connect();
  try {
    await client.query('begin');
    // Another server's migration may take longer than anybody else waits for a lock.
    await client.query('set local lock_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const migrations = readMigrations(folder);
    const applied = await appliedMigrations(client);
    const missing = missingFrom(applied, migrations);
    if (applied.length > 0 && missing.length > 0) await beforeUpdate?.();
    await applyMigrations(client, migrations);
    await limitLockWaits(client);
    await client.query('commit');
  } finally {
    // Not reused, as it may be in the middle of a transaction. Without its commit, nothing has happened.
    client.release(true);
  }
}

/**
 * Makes the database itself cancel statements that wait too long for a lock, on every connection of this user, unless its
 * operator has set a time. A pooler refuses such a setting when a connection is opened, and one of a session would stay with whatever
 * connection it happened to be made on.
 */
async function limitLockWaits(client: PoolClient): Promise<void> {
  await client.query(
    `do $$ begin
       if not exists (
         select from pg_db_role_setting, unnest(setconfig) as setting
         where setdatabase = (select oid from pg_database where datname = current_database())
           and setrole in (0, (select oid from pg_roles where rolname = session_user))
           and setting like 'lock_timeout=%'
       ) then
         execute format('alter role %I in database %I set lock_timeout = %L', session_user, current_database(), '${patience}');
         -- A connection that a pooler goes on using was opened before.
         perform set_config('lock_timeout', '${patience}', false);
       end if;
     end $$`,
  );
}

/**
 * Applies the migrations that a database lacks, in the transaction of its connection.
 * @throws UnknownMigrations if it has one that is not among them
 */
export async function applyMigrations(client: PoolClient, migrations: readonly Migration[]): Promise<void> {
  const missing = missingFrom(await appliedMigrations(client), migrations);
  // As drizzle names and lays it out.
  await client.query(
    `create schema if not exists drizzle;
     create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql, hash, folderMillis } of missing) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** @throws UnknownMigrations if one was applied that is not among them */
function missingFrom(applied: readonly string[], migrations: readonly Migration[]): Migration[] {
  const known = new Set(migrations.map(({ hash }) => hash));
  if (applied.some((hash) => !known.has(hash))) throw new UnknownMigrations();
  return migrations.filter(({ hash }) => !applied.includes(hash));
}

/** The hashes of the migrations that a database has, oldest first; none if it holds no Credence. */
async function appliedMigrations(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!rows[0]?.there) return [];
  const applied = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return applied.rows.map(({ hash }) => hash);
}

/** The hash of the newest migration that a database has. Undefined if it holds no Credence. */
export const lastMigration = async (client: PoolClient): Promise<string | undefined> =>
  (await appliedMigrations(client)).at(-1);
