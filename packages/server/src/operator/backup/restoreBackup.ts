import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database, Transaction } from '../../database/database.js';
import { applyMigrations, lastMigration, readMigrations } from '../../database/migrate.js';
import * as schema from '../../database/schema/index.js';
import { type BackupEnd, type BackupLine, damaged } from './backupFormat.js';
import type { BackupIdentity } from './encryption.js';
import { migrationsOf } from './formAfter.js';
import { layOut, setTriggers } from './layOut.js';
import { lockTables } from './lockTables.js';
import { isUnreadable, readBackup } from './readBackup.js';
import { sameText, tablesInOrder } from './tables.js';

export interface BackupRestoring {
  readonly file: string;
  /** The folder of the migrations, whose form everything has afterwards. */
  readonly migrations: string;
  readonly identities?: readonly BackupIdentity[];
  /** Looks at what is about to be replaced, which nobody changes any more; only if it has the form of this release. */
  readonly before?: (transaction: Transaction) => Promise<void>;
  /** Does what is to be done before anybody sees the restored rows. */
  readonly after?: (transaction: Transaction, restored: Restored) => Promise<void>;
}

export interface Restored {
  readonly rows: number;
  /** The moment of the backup, in ISO 8601. */
  readonly at: string;
}

/**
 * Replaces everything in the database by the content of a backup of this release or of any before it, and migrates it to
 * this one; also where a newer release has been, or none. In one transaction: either all of it or nothing, and whoever asks
 * meanwhile waits.
 * @throws BackupError if the file is not a complete backup, or one of a newer release
 */
export async function restoreBackup(database: Database, restoring: BackupRestoring): Promise<Restored> {
  const client = await database.$client.connect();
  try {
    return await drizzle(client, { schema }).transaction(async (transaction) => {
      await client.query(sameText);
      await withWatch(database, (watch) => lockTables(client, watch));
      if (await hasThisForm(client, restoring.migrations)) await restoring.before?.(transaction);
      const restored = await readBackup({ identities: [], ...restoring }, (lines) =>
        restoreFrom(client, lines, restoring.migrations),
      );
      if (!restored) throw damaged(restoring.file);
      await restoring.after?.(transaction, restored);
      return restored;
    });
  } catch (error) {
    throw isUnreadable(error) ? damaged(restoring.file) : error;
  } finally {
    client.release();
  }
}

const hasThisForm = async (client: PoolClient, folder: string) =>
  (await lastMigration(client)) === readMigrations(folder).at(-1)?.hash;

/** With a connection besides the one that restores. */
async function withWatch(database: Database, work: (watch: PoolClient) => Promise<void>): Promise<void> {
  const watch = await database.$client.connect();
  try {
    await work(watch);
  } finally {
    watch.release();
  }
}

/** Undefined if the file is not a backup, or its end is missing. */
async function restoreFrom(
  client: PoolClient,
  lines: AsyncIterable<BackupLine>,
  folder: string,
): Promise<Restored | undefined> {
  const migrations = readMigrations(folder);
  let at: string | undefined;
  let store: RowStore | undefined;
  let end: BackupEnd | undefined;
  let tables: string[] = [];
  for await (const line of lines) {
    if (typeof line === 'string') await store?.add(line);
    else if ('credence' in line) {
      await layOut(client, migrationsOf(line.schema, migrations));
      tables = await tablesInOrder(client);
      store = new RowStore(client);
      at = line.at;
    } else if ('table' in line) {
      if (!tables.includes(line.table)) return undefined;
      await store?.begin(line.table);
    } else end = line;
  }
  await store?.flush();
  if (!store || at === undefined || end?.rows !== store.rows) return undefined;
  await setTriggers(client, 'enable');
  await applyMigrations(client, migrations);
  return { rows: store.rows, at };
}

/** Characters that are sent to the database at a time; a row may have more by itself. */
const batch = 4_000_000;

/** Stores the rows of a backup, table after table, in tables of the form that it has. */
class RowStore {
  readonly #client: PoolClient;
  #table = '';
  #waiting: string[] = [];
  #size = 0;
  /** The rows stored so far. */
  rows = 0;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async begin(table: string): Promise<void> {
    await this.flush();
    this.#table = table;
  }

  async add(row: string): Promise<void> {
    this.#waiting.push(row);
    this.#size += row.length;
    if (this.#size > batch) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const insert = `insert into "${this.#table}" select r.* from unnest($1::"${this.#table}"[]) as r`;
    await this.#client.query(insert, [this.#waiting]);
    this.rows += this.#waiting.length;
    this.#waiting = [];
    this.#size = 0;
  }
}
