import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.js';

/** An arbitrary number, but the same in every release. */
const migrationLock = 4_271_904;

/** Migrates the tables to this release. When several servers call it at once, one migrates and the others wait. */
export async function migrate(database: Database, folder: string): Promise<void> {
  const client = await database.$client.connect();
  try {
    // Another server's migration may take longer than anybody else waits for a lock.
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    try {
      await applyMigrations(drizzle(client), { migrationsFolder: folder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    }
  } finally {
    // Not reused, as it would keep waiting for locks.
    client.release(true);
  }
}
