import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.js';

/** Resolves when somebody waits for a lock in this database. */
export async function untilSomebodyWaits(database: Database): Promise<void> {
  for (;;) {
    const { rows } = await database.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await sleep(10);
  }
}
