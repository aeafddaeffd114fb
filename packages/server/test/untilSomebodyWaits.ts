import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.js';

/** Resolves when somebody, or so many, wait for a lock in this database. */
export async function untilSomebodyWaits(database: Database, people = 1): Promise<void> {
  for (;;) {
    const { rows } = await database.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= people) return;
    await sleep(10);
  }
}
