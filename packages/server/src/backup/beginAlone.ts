import type { PoolClient } from 'pg';
import { postgresCode } from '../database/postgresCode.js';
import { sameText, tablesInOrder } from './tables.js';

/** Milliseconds until a table counts as locked by somebody for good. */
const patience = 60_000;

/**
 * Begins a transaction that has every table to itself, one after the other, however many people write. Who holds a table
 * and waits for one that it has would lock both out for good: PostgreSQL then ends the one that has waited for a second.
 * It asks anew twice a second, so that is always the other, whose request is repeated.
 */
export async function beginAlone(client: PoolClient): Promise<void> {
  await client.query(`begin; ${sameText}; set local lock_timeout = '500ms'`);
  for (const table of await tablesInOrder(client)) {
    const end = performance.now() + patience;
    while (!(await isLocked(client, table))) {
      if (performance.now() > end) throw Object.assign(new Error(`${table} stays locked`), { code: '55P03' });
    }
  }
}

/** False if somebody else has the table. */
async function isLocked(client: PoolClient, table: string): Promise<boolean> {
  await client.query('savepoint asked');
  try {
    await client.query(`lock table "${table}" in access exclusive mode`);
    return true;
  } catch (error) {
    if (postgresCode(error) !== '55P03') throw error;
    await client.query('rollback to savepoint asked');
    return false;
  }
}
