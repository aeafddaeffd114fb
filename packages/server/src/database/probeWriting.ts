import { sql } from 'drizzle-orm';
import type { Database } from './database.js';

/**
 * Resolves if the database stores something new, and rejects with its reason if not. A table of its own, which nobody
 * else sees and which is gone afterwards, needs new blocks: on a full disk, reading and small changes may still succeed.
 */
export async function probeWriting(database: Database): Promise<void> {
  await database.transaction((transaction) =>
    transaction.execute(
      sql`create temporary table write_probe on commit drop as select repeat('credence', 500) from generate_series(1, 16)`,
    ),
  );
}
