import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';

/**
 * Whether the clock ran on steadily, for all processes together: one row. It is in the database because DATA_DIR may be a
 * new one at each start.
 */
export const clockRecord = pgTable(
  'clock_record',
  {
    id: integer('id').primaryKey().default(1),
    /** The last look at the clock. */
    lookedAt: moment('looked_at').notNull(),
    /** The first look since which it has neither jumped ahead nor gone back. */
    steadySince: moment('steady_since').notNull(),
    /** Milliseconds by which it jumped then; 0 if it is not known to have jumped. */
    jumped: bigint('jumped', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('clock_record_is_one', sql`${table.id} = 1`)],
);
