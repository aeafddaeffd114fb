import type { PoolClient } from 'pg';

/** The names of all tables, each after those that it refers to. */
export async function tablesInOrder(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `select relname as name, array(
       select confrelid::regclass::text from pg_constraint where contype = 'f' and conrelid = t.oid and confrelid <> t.oid
     ) as needs
     from pg_class t where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const needs = new Map(rows.map((row) => [row.name, row.needs]));
  const ordered = new Set<string>();
  const add = (name: string) => {
    for (const needed of needs.get(name) ?? []) add(needed);
    ordered.add(name);
  };
  for (const name of needs.keys()) add(name);
  return [...ordered];
}

/** Rows are written and read as text, so both sides have to agree on its form, whatever the server's settings. */
export const sameText = `set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;
