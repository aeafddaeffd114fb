import { randomBytes } from 'node:crypto';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/database/database.js';
import { administer, onDatabase } from './globalSetup.js';

interface KeptDatabase {
  name: string;
  database: Database;
  /** Empties it on a connection of its own: one that has been past the triggers forgets all plans. */
  emptier: pg.Pool;
}

/**
 * Databases of finished tests, emptied for reuse with their connections. Creating a database takes a hundred times as
 * long, and on a new connection PostgreSQL reads its catalogue and plans each statement again.
 */
const free: KeptDatabase[] = [];

/** How a test connects. It waits long for connections and locks: what the product gives up after is no matter of a busy machine. */
const patient = { max: 8, connectionTimeoutMillis: 100_000, lock_timeout: 100_000 };

/** A database for one test, with all tables and no rows. */
export async function testDatabase(): Promise<{ database: Database; drop: () => Promise<void> }> {
  const kept = free.pop() ?? (await createKept());
  const { name, database, emptier } = kept;
  const drop = async () => {
    await untilNobodyWrites(database);
    await empty(emptier);
    if (isAsOpened(database)) {
      free.push(kept);
      return;
    }
    if (!database.$client.ended) await database.$client.end();
    free.push({ ...open(name), emptier });
  };
  return { database, drop };
}

async function createKept(): Promise<KeptDatabase> {
  const name = await create();
  const emptier = new pg.Pool({ ...onDatabase(inject('server').connection, name), max: 1, ...idle });
  emptier.on('error', () => undefined);
  return { ...open(name), emptier };
}

/** A database without tables. */
export async function bareDatabase(): Promise<{ database: Database; drop: () => Promise<void> }> {
  const { connection } = inject('server');
  const name = await create('template0');
  const database = openDatabase({ ...onDatabase(connection, name), ...patient });
  const drop = async () => {
    await database.$client.end();
    await administer(connection, [`drop database ${name} with (force)`]);
  };
  return { database, drop };
}

async function create(from = inject('server').template): Promise<string> {
  const { connection, template } = inject('server');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await administer(connection, [`create database ${name} template ${from}`]);
  return name;
}

/** What listens to the pool of every database. */
const heard = ['connect', 'acquire', 'release', 'remove', 'error'] as const;
const ownListeners = new WeakMap<Database, string>();

/** The process of the tests ends while databases wait for the next one. */
const idle = { allowExitOnIdle: true };

function open(name: string): Omit<KeptDatabase, 'emptier'> {
  const database = openDatabase({ ...onDatabase(inject('server').connection, name), ...patient, ...idle });
  ownListeners.set(database, countListeners(database));
  return { name, database };
}

const countListeners = ({ $client }: Database) => heard.map((event) => $client.listenerCount(event)).join();

/** Whether the test neither ended the pool nor left anything that listens to it: then the next test gets it, too. */
export const isAsOpened = (database: Database) =>
  !database.$client.ending && countListeners(database) === ownListeners.get(database);

/** Waits until no connection is in use: a refusal is noted once its response is sent. */
export async function untilNobodyWrites({ $client }: Database): Promise<void> {
  for (let still = 0; still < 3 && !$client.ended; still += 1) {
    await setImmediate();
    if ($client.idleCount === $client.totalCount && $client.waitingCount === 0) continue;
    still = -1;
    await sleep(1);
  }
}

/** Ends what others left open, and deletes all rows, including those of the append-only log. */
async function empty(emptier: pg.Pool): Promise<void> {
  await emptier.query(
    [
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
      "set local session_replication_role = 'replica'",
      ...inject('server').tables.map((table) => `delete from "${table}"`),
    ].join(';'),
  );
}
