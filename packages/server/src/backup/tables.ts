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

/** Identifies the tables' form: the hash of the last migration. Undefined in a database that holds no Credence. */
export async function schemaOf(client: PoolClient): Promise<string | undefined> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!rows[0]?.there) return undefined;
  const last = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  return last.rows[0]?.hash;
}

/** Rows are written and read as text, so both sides have to agree on its form, whatever the server's settings. */
export const sameText = `set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;
