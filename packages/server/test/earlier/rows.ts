import { sql } from 'drizzle-orm';
import type { Database } from '../../src/database/database.js';

/** The columns of every table. */
export type Columns = ReadonlyMap<string, readonly string[]>;

export async function listColumns(database: Database): Promise<Columns> {
  const { rows } = await database.execute<{ table: string; columns: string[] }>(sql`
    select table_name as "table", json_agg(column_name order by column_name) as columns
    from information_schema.columns where table_schema = 'public' group by 1 order by 1`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** The rows of every table, with only these columns. */
export async function readRows(database: Database, columns: Columns): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const [table, names] of columns) {
    const { rows } = await database.execute<{ row: unknown }>(
      sql.raw(`select to_jsonb(t) as row from (select ${names.map((name) => `"${name}"`).join(', ')} from "${table}") t
               order by to_jsonb(t)::text`),
    );
    tables[table] = rows.map(({ row }) => row);
  }
  return tables;
}
