import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase, type Transaction } from './database.js';
import { databaseIsAway, databaseIsBusy } from './databaseIsAway.js';
import { inSnapshot } from './inSnapshot.js';
import { reasonOf } from './reasonOf.js';

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

/** Milliseconds for an answer of the replica: shorter than the wait for the database, which is asked then. */
const patience = 3000;

/** The replica of the settings, if they name one. Its first statement connects. */
export function openReplica({ replicaUrl, replicaLag, preparedStatements }: ReplicaSettings): Replica | undefined {
  if (replicaUrl === undefined) return undefined;
  const connection = { connectionString: replicaUrl, connectionTimeoutMillis: patience };
  return { database: openDatabase(connection, { prepares: preparedStatements }), lag: replicaLag };
}

/** Is told once when the replica is no longer read from, and once when it is again. */
export interface ReplicaWatcher {
  left(reason: string): void;
  used(): void;
}

/** Milliseconds for which a replica is left alone that could not be used. */
const retryDelay = 10_000;

/** The one place that decides where such a read goes. */
export function createReadFromReplica(
  database: Database,
  replica: Replica | undefined,
  watcher: ReplicaWatcher,
): ReadFromReplica {
  if (!replica) return (read) => inSnapshot(database, read);
  let retryAfter = 0;
  let isUsed = true;
  const isLeft = () => performance.now() < retryAfter;
  const leave = (reason: string) => {
    if (isUsed) watcher.left(reason);
    isUsed = false;
    retryAfter = performance.now() + retryDelay;
  };
  const goOn = () => {
    // A read that began before says nothing.
    if (isUsed || isLeft()) return;
    watcher.used();
    isUsed = true;
  };
  const isUsable = async () => {
    if (isLeft()) return false;
    const state = await lookAtReplica(database, replica).catch(reasonOf);
    if (state !== 'follows') leave(state);
    return state === 'follows';
  };
  return async (read) => {
    if (!(await isUsable())) return inSnapshot(database, read);
    try {
      const found = await inSnapshot(replica.database, read);
      goOn();
      return found;
    } catch (error) {
      if (!databaseIsAway(error) && !databaseIsBusy(error)) throw error;
      leave(reasonOf(error));
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
    const look = {
      text: `select pg_is_in_recovery() and system_identifier::text = $2 as follows,
         coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has from pg_control_system()`,
      values: [position, cluster],
      query_timeout: patience,
    };
    const found = await replica.database.$client.query<{ follows: boolean; has: boolean }>(look);
    const { follows, has } = found.rows[0]!;
    if (!follows) return 'apart';
    if (has) return 'follows';
    const left = until - performance.now();
    if (left <= 0) return 'behind';
    await sleep(Math.min(pause, left));
  }
}
