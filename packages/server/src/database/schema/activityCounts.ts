import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';

/**
 * How many events a quarter of an hour had, for quarters that are over: what the dashboard reads instead of the events
 * themselves. Quarters, because some time zones are off by that much.
 */
export const activityCounts = pgTable('activity_counts', {
  /** Where the quarter begins. */
  startsAt: moment('starts_at').primaryKey(),
  /** Of every type. */
  activities: integer('activities').notNull(),
  logins: integer('logins').notNull(),
  logouts: integer('logouts').notNull(),
});
