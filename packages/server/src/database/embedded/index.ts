import path from 'node:path';
import pg from 'pg';
import { chooseAccount } from './account.js';
import { findBinaries } from './binaries.js';
import { databaseUser, ensureCluster, preparePrivateFolder } from './cluster.js';
import { type FolderLock, lockFolder } from './folderLock.js';
import { socketPort } from './lockFiles.js';
import { placeBinaries, placeDataFolder } from './placement.js';
import { ensurePostmaster, type Settings, stopPostmaster } from './postmaster.js';
import { watchEnd } from './postgresProcess.js';
import { makeSocketFolder, removeSocketFolder } from './socketFolder.js';

export { DatabaseUnavailable } from './databaseUnavailable.js';
export { hasDatabase, makeFolder, placeDataFolder } from './placement.js';

export interface EmbeddedDatabase {
  /** Connection parameters for pg. */
  connection: { host: string; port: number; user: string; database: string };
  /** The process id of the PostgreSQL server. */
  pid: number;
  /** Resolves when PostgreSQL has exited, for whatever reason. */
  ended: Promise<void>;
  /** Shuts PostgreSQL down cleanly and releases the folder. */
  stop(): Promise<void>;
}

export const databaseName = 'credence';

/**
 * Runs a real PostgreSQL of our own in the data folder: creates it on the first start, adopts one left running by a
 * killed server, and cleans up after one that was killed itself. One server process per folder.
 * @throws DatabaseUnavailable with a message for the person at the terminal
 */
export async function startEmbedded(options: { dataFolder: string; settings?: Settings }): Promise<EmbeddedDatabase> {
  const folder = path.join(await placeDataFolder(options.dataFolder), 'postgres');
  const lock = await lockFolder(folder);
  try {
    return await startLocked(folder, options.settings ?? {}, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function startLocked(folder: string, settings: Settings, lock: FolderLock): Promise<EmbeddedDatabase> {
  const account = await chooseAccount(folder);
  await preparePrivateFolder(folder, account);
  const binaries = await placeBinaries(await findBinaries(), account);
  const cluster = await ensureCluster(folder, binaries, account);
  const socketFolder = await makeSocketFolder(folder, account);
  const pid = await ensurePostmaster({
    cluster,
    socketFolder,
    logFile: path.join(folder, 'postgres.log'),
    binaries,
    account,
    settings,
  });
  const connection = { host: socketFolder, port: socketPort, user: databaseUser, database: databaseName };
  await ensureDatabase(connection);
  return {
    connection,
    pid,
    ended: watchEnd(pid, cluster),
    async stop() {
      await stopPostmaster(pid, cluster);
      await removeSocketFolder(socketFolder, folder);
      await lock.release();
    },
  };
}

async function ensureDatabase(connection: EmbeddedDatabase['connection']): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (!rowCount) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
