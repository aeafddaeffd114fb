import { index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';
import { users } from './userTables.js';

/** A person's latest submission of the feedback questionnaire. */
export const questionnaires = pgTable(
  'questionnaires',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Items 1 to 7 in order, each from 1 to 5. */
    scores: smallint('scores').array().notNull(),
    /** Items 8 to 11 by id. Administrators read them without the name of whoever wrote them. */
    texts: jsonb('texts').$type<Record<string, string>>().notNull(),
    /** Item 12. */
    experience: text('experience').notNull(),
    /** Item 13. */
    frequency: text('frequency').notNull(),
    submittedAt: moment('submitted_at').notNull(),
  },
  (table) => [index('questionnaires_submitted').on(table.submittedAt)],
);
