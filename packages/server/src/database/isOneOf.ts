import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Tests a column against a list that is a single parameter. So the statement is the same for lists of any length: each one
 * is kept prepared by every connection.
 */
export function isOneOf(column: PgColumn, values: readonly (string | bigint)[]): SQL {
  return sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;
}
