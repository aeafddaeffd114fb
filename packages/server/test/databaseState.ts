import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.js';

/** Written on every call, whatever its outcome. */
const notes = new Set(['attempts', 'audit_log']);

/** The content of every table except those that record attempts; equal texts mean that nothing changed. */
export async function databaseState(database: Database): Promise<string> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const tables = rows.filter(({ name }) => !notes.has(name));
  const contents = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await database.execute(sql.raw(`select * from "${name}" as entry order by entry::text`));
      return `${name} ${JSON.stringify(found.rows, (key, value) => (key === 'last_seen_at' ? undefined : (value as unknown)))}`;
    }),
  );
  return contents.join('\n');
}
