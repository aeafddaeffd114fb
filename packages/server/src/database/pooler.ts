import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Database } from './database.js';
import { postgresCode } from './postgresCode.js';

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

/** PgBouncer speaks of itself as of violations of the protocol, which PostgreSQL never sees from us. */
const ofPooler = '08P01';

/** What PgBouncer says, and what is to be done. */
const remedies: readonly (readonly [says: RegExp, todo: string])[] = [
  [
    /startup parameter/,
    'Leave that parameter out of DATABASE_URL, or add it to ignore_startup_parameters of the pooler.',
  ],
  [/no such database/, 'Add the database to its section [databases], or correct the name in DATABASE_URL.'],
  [
    /no such user|authentication failed/,
    'Add the user to its auth_file, or correct the user or password in DATABASE_URL.',
  ],
  [/no more connections|query_wait_timeout/, 'Raise its max_client_conn or default_pool_size, or run fewer processes.'],
  [
    /cannot connect to server|server login|server conn|server_login_retry|closed the connection/,
    'See that PostgreSQL behind it runs, and that the pooler may connect to it.',
  ],
];

/** Whether an error comes from a pooler between the server and PostgreSQL. */
export const isOfPooler = (error: unknown): boolean => {
  const code = postgresCode(error) ?? '';
  return code === ofPooler || forgotten.test(code);
};

/** One sentence on what is wrong with the pooler, and one on what to do; undefined if the error is not a pooler's. */
export function explainPooler(error: unknown): string | undefined {
  if (!isOfPooler(error)) return undefined;
  if (forgotten.test(postgresCode(error) ?? '')) return new StatementsForgotten().message;
  const says = innermost(error).replace(/\.$/, '');
  const todo = remedies.find(([pattern]) => pattern.test(says))?.[1] ?? 'See its log and settings.';
  return `DATABASE_URL leads to a pooler that refuses: ${says}. ${todo}`;
}

function innermost(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  return reason instanceof Error ? reason.message : String(reason);
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

/** A pooler lends another connection the one that it got back last, until its transaction ends. */
async function whileAnotherWorks(pool: Pool, work: () => Promise<unknown>): Promise<void> {
  const another = await pool.connect();
  try {
    await another.query('begin');
    await work();
  } finally {
    another.release(true);
  }
}
