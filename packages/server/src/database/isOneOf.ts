import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a column holds one of these texts: one parameter, however many there are. */
export function isOneOf(column: PgColumn, texts: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...texts])}::text[])`;
}
