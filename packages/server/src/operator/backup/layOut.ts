import type { PoolClient } from 'pg';
import { applyMigrations, lastMigration, type Migration } from '../../database/migrate.js';
import { tablesInOrder } from './tables.js';

/**
 * Leaves a database with the tables that these migrations make, and no rows, in the transaction of its connection. Tables
 * that have that form already are emptied, so that statements prepared for them stay right.
 */
export async function layOut(client: PoolClient, migrations: readonly Migration[]): Promise<void> {
  const last = await lastMigration(client);
  if (last !== undefined && last === migrations.at(-1)?.hash) {
    const tables = await tablesInOrder(client);
    // Otherwise the audit log refuses to be emptied.
    await setTriggers(client, 'disable');
    await client.query(`truncate ${tables.map(quoted).join(', ')}`);
    return;
  }
  await dropAll(client);
  await applyMigrations(client, migrations);
  await setTriggers(client, 'disable');
}

/** Turns our own triggers on or off; those of foreign keys stay on. */
export async function setTriggers(client: PoolClient, state: 'enable' | 'disable'): Promise<void> {
  for (const table of await tablesInOrder(client))
    await client.query(`alter table ${quoted(table)} ${state} trigger user`);
}

/** Drops our tables, functions and notes; what an extension brought stays. */
async function dropAll(client: PoolClient): Promise<void> {
  const ownTables = await tablesInOrder(client);
  if (ownTables.length > 0) await client.query(`drop table ${ownTables.map(quoted).join(', ')} cascade`);
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc p where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  );
  for (const { name } of rows) await client.query(`drop function ${name}`);
  await client.query('drop schema if exists drizzle cascade');
}

const quoted = (name: string) => `"${name}"`;
