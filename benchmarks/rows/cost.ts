import { setTimeout as sleep } from 'node:timers/promises';
import type { startServerUnderTest } from '../../harness/serverUnderTest.ts';
import type { Name, Work } from './work.ts';

type Server = Awaited<ReturnType<typeof startServerUnderTest>>;

const CALLS = 100;
/** Milliseconds after which PostgreSQL has counted what an idle connection did. */
const UNTIL_COUNTED = 11_000;

/** What one call costs the database, and what goes over the wire. */
export interface Cost {
  /** Statements and commits, the session's among them. */
  readonly statements: number;
  /** Rows that were looked at, of tables. */
  readonly rows: number;
  /** Blocks of 8 kB that were looked at, of tables and indexes. */
  readonly blocks: number;
  /** Bytes written to the log of changes. */
  readonly logged: number;
  /** Bytes of the response. */
  readonly sent: number;
}

const counters = `select
  (select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) from pg_stat_user_tables)::float8 as rows,
  (select sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0)) from pg_statio_user_tables)::float8
    as blocks,
  (pg_current_wal_insert_lsn() - '0/0')::float8 as logged`;

/** What a call costs on average, while nothing else is done. */
export async function costOf(server: Server, work: Work, name: Name): Promise<Cost> {
  const read = async () => {
    await sleep(UNTIL_COUNTED);
    const { rows } = await server.query(counters);
    return rows[0] as { rows: number; blocks: number; logged: number };
  };
  const before = await read();
  const statements = server.countStatements();
  let sent = 0;
  for (let turn = 0; turn < CALLS; turn += 1) sent += (await work[name](turn)).body.length;
  const asked = statements();
  const after = await read();
  const each = (total: number) => total / CALLS;
  return {
    statements: each(asked),
    rows: each(after.rows - before.rows),
    blocks: each(after.blocks - before.blocks),
    logged: each(after.logged - before.logged),
    sent: each(sent),
  };
}
