import { sql } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import type { TestApp } from '../testApp.js';

/**
 * Keeps all rows as they are now, in a schema of this name, and notes which tables are written from then on.
 * @returns puts back what was written since, past every trigger; and forgets them, which the end of the test does as well
 */
export async function keepRows({ database }: TestApp, schema = 'kept') {
  const { rows } = await database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const all = (statement: (name: string) => string) =>
    database.execute(sql.raw(rows.map(({ name }) => statement(`"${name}"`)).join(';')));
  await database.execute(
    sql.raw(`create schema ${schema};
      create table ${schema}.written_tables (name text);
      create function ${schema}.note() returns trigger language plpgsql as $$
        begin insert into ${schema}.written_tables values (tg_table_name); return null; end $$`),
  );
  await all(
    (name) => `create table ${schema}.${name} as table public.${name};
    create trigger note_${schema} after insert or update or delete on public.${name} execute function ${schema}.note()`,
  );
  const forget = () => database.execute(sql.raw(`drop schema if exists ${schema} cascade`));
  onTestFinished(() => forget().then(() => undefined));
  return {
    putBack: () =>
      database.transaction(async (transaction) => {
        const written = await transaction.execute<{ name: string }>(
          sql.raw(`delete from ${schema}.written_tables returning name`),
        );
        const names = [...new Set(written.rows.map(({ name }) => `"${name}"`))];
        if (names.length === 0) return;
        await transaction.execute(sql`set local session_replication_role = 'replica'`);
        await transaction.execute(
          sql.raw(
            names
              .map((name) => `delete from public.${name}; insert into public.${name} table ${schema}.${name}`)
              .join(';'),
          ),
        );
      }),
    forget,
  };
}
