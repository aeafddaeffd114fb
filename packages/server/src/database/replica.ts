import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase, type Transaction } from './database.js';
import { databaseIsAway, databaseIsBusy } from './databaseIsAway.js';
import { inSnapshot } from './inSnapshot.js';

/** A standby that follows the database. */
export interface Replica {
  readonly database: Database;
  /** Milliseconds by which it may be behind. */
  readonly lag: number;
}

/**
 * Reads in one snapshot from the replica, where there is one that has all that was saved before the call, and else from
 * the database itself. Nothing can be written there; the work may run twice.
 */
export type ReadFromReplica = <Result>(read: (reader: Transaction) => Promise<Result>) => Promise<Result>;

/** `behind` by more than the lag; `apart`: it follows another database, or none. */
export type ReplicaState = 'follows' | 'behind' | 'apart';

interface ReplicaSettings {
  readonly replicaUrl: string | undefined;
  readonly replicaLag: number;
  readonly preparedStatements: boolean;
}

/** The replica of the settings, if they name one. Its first statement connects. */
export function openReplica({ replicaUrl, replicaLag, preparedStatements }: ReplicaSettings): Replica | undefined {
  if (replicaUrl === undefined) return undefined;
  // Shorter than the wait for the database, which is asked then.
  const connection = { connectionString: replicaUrl, connectionTimeoutMillis: 3000 };
  return { database: openDatabase(connection, { prepares: preparedStatements }), lag: replicaLag };
}

/** Milliseconds for which a replica is left alone that could not be used. */
const rest = 10_000;

/** The one place that decides where such a read goes. */
export function createReadFromReplica(database: Database, replica: Replica | undefined): ReadFromReplica {
  if (!replica) return (read) => inSnapshot(database, read);
  let restsUntil = 0;
  const isUsable = async () => {
    if (performance.now() < restsUntil) return false;
    const state = await lookAtReplica(database, replica).catch(() => 'apart');
    if (state !== 'follows') restsUntil = performance.now() + rest;
    return state === 'follows';
  };
  return async (read) => {
    if (!(await isUsable())) return inSnapshot(database, read);
    try {
      return await inSnapshot(replica.database, read);
    } catch (error) {
      if (!databaseIsAway(error) && !databaseIsBusy(error)) throw error;
      restsUntil = performance.now() + rest;
      return inSnapshot(database, read);
    }
  };
}

/** Waits, no longer than its lag, for a replica to have all that the database has at this moment. */
export async function lookAtReplica(database: Database, replica: Replica): Promise<ReplicaState> {
  const { rows } = await database.$client.query<{ position: string; cluster: string }>(
    'select pg_current_wal_flush_lsn()::text as position, system_identifier::text as cluster from pg_control_system()',
  );
  const { position, cluster } = rows[0]!;
  const until = performance.now() + replica.lag;
  for (let pause = 5; ; pause *= 2) {
    // Positions of two databases that do not follow each other say nothing.
    const found = await replica.database.$client.query<{ follows: boolean; has: boolean }>(
      `select pg_is_in_recovery() and system_identifier::text = $2 as follows,
         coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has from pg_control_system()`,
      [position, cluster],
    );
    const { follows, has } = found.rows[0]!;
    if (!follows) return 'apart';
    if (has) return 'follows';
    const left = until - performance.now();
    if (left <= 0) return 'behind';
    await sleep(Math.min(pause, left));
  }
}
