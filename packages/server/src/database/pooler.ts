import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Database } from './database.js';
import { postgresCode } from './postgresCode.js';
import { reasonOf } from './reasonOf.js';

/** A pooler gives a connection's next transaction to another one, which does not know its prepared statements. */
export class StatementsForgotten extends Error {
  override name = 'StatementsForgotten';

  constructor() {
    super(
      'DATABASE_URL leads to a pooler in transaction mode that does not keep statements prepared. Set PREPARED_STATEMENTS=off, or max_prepared_statements in PgBouncer from 1.21 on.',
    );
  }
}

/** An unknown name of a prepared statement, and one that is in use already. */
const forgotten = /^(26000|42P05)$/;

/** PgBouncer speaks of itself as of violations of the protocol, as PostgreSQL does of a message that it does not understand. */
const violation = '08P01';

/** What PgBouncer says under that code, with why PostgreSQL did not let it in, and what is to be done. */
const remedies: readonly (readonly [says: RegExp, todo: string])[] = [
  [
    /startup parameter/,
    'Leave that parameter out of DATABASE_URL, or add it to ignore_startup_parameters of the pooler.',
  ],
  [
    /no such database|database ".*" does not exist/,
    'Add the database to its section [databases], or correct the name in DATABASE_URL.',
  ],
  [
    /no such user|authentication failed|role ".*" does not exist|pg_hba/,
    'Add the user to its auth_file, or correct the user or password in DATABASE_URL.',
  ],
  [
    /no more connections|query_wait_timeout|too many (clients|connections)|connection slots/,
    'Raise its max_client_conn or default_pool_size, or run fewer processes.',
  ],
  [
    /cannot connect to server|server login|server conn|server_login_retry|closed the connection|starting up|recovery mode/,
    'See that PostgreSQL behind it runs, and that the pooler may connect to it.',
  ],
  [
    /pgbouncer|bouncer config|client_\w+_timeout|idle transaction timeout|shutting down|is disabled/,
    'See its log and settings.',
  ],
];

/** What to do about what PgBouncer says; undefined if it says no such thing. */
const remedyFor = (error: unknown) => remedies.find(([pattern]) => pattern.test(reasonOf(error)))?.[1];

/** Whether an error comes from a pooler between the server and PostgreSQL. */
export const isOfPooler = (error: unknown): boolean => {
  const code = postgresCode(error) ?? '';
  return forgotten.test(code) || (code === violation && remedyFor(error) !== undefined);
};

/** One sentence on what is wrong with the pooler, and one on what to do; undefined if the error is not a pooler's. */
export function explainPooler(error: unknown): string | undefined {
  if (!isOfPooler(error)) return undefined;
  if (forgotten.test(postgresCode(error) ?? '')) return new StatementsForgotten().message;
  return `DATABASE_URL leads to a pooler that refuses: ${reasonOf(error).replace(/\.$/, '')}. ${remedyFor(error)}`;
}

/**
 * Tries whether a statement that one connection has prepared is still known to it after another connection was used: then
 * nothing, or a pooler that keeps them, stands between the server and PostgreSQL.
 * @throws StatementsForgotten if not
 */
export async function requireKeptStatements({ $client }: Database): Promise<void> {
  const prepared = { name: `credence_${randomUUID()}`, text: 'select 1' };
  const client = await $client.connect();
  try {
    await client.query(prepared);
    await whileAnotherWorks($client, () => client.query(prepared));
  } catch (error) {
    throw forgotten.test(postgresCode(error) ?? '') ? new StatementsForgotten() : error;
  } finally {
    client.release(true);
  }
}

/** Another transaction is given the connection that the pooler got back last, and keeps it until it ends. */
async function whileAnotherWorks(pool: Pool, work: () => Promise<unknown>): Promise<void> {
  const another = await pool.connect();
  try {
    await another.query('begin');
    await work();
  } finally {
    another.release(true);
  }
}
