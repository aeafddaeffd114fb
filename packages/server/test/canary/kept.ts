import { sql } from 'drizzle-orm';
import type { TestApp } from '../testApp.js';

/**
 * Keeps all rows as they are now.
 * @returns puts them back, whatever happened since, and past every trigger; and forgets them
 */
export async function keepRows({ database }: TestApp) {
  const { rows } = await database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const names = rows.map(({ name }) => `"${name}"`);
  const all = (statement: (name: string) => string) => sql.raw(names.map(statement).join(';'));
  await database.execute(sql`create schema kept`);
  await database.execute(all((name) => `create table kept.${name} as table public.${name}`));
  const back = all((name) => `delete from public.${name}; insert into public.${name} table kept.${name}`);
  return {
    putBack: () =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`set local session_replication_role = 'replica'`);
        await transaction.execute(back);
      }),
    forget: () => database.execute(sql`drop schema kept cascade`),
  };
}
