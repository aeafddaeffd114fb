import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';

/**
 * The number of events in each past quarter of an hour, which the dashboard reads instead of the events themselves.
 * Quarters of an hour, because some time zones are offset by that much.
 */
export const activityCounts = pgTable('activity_counts', {
  /** Start of the quarter. */
  startsAt: moment('starts_at').primaryKey(),
  /** Events of all types. */
  activities: integer('activities').notNull(),
  logins: integer('logins').notNull(),
  logouts: integer('logouts').notNull(),
});
