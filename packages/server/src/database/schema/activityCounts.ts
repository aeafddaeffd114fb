import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';

/**
 * How many events of each type a quarter of an hour had, for quarters that are over: what the dashboard reads instead of the
 * events themselves. Quarters, because some time zones are off by that much.
 */
export const activityCounts = pgTable(
  'activity_counts',
  {
    /** Where the quarter begins. */
    startsAt: moment('starts_at').notNull(),
    type: text('type').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.startsAt, table.type] })],
);
