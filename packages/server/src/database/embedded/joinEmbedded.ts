import path from 'node:path';
import { chooseAccount } from './account.js';
import { databaseUser } from './cluster.js';
import { runningPostmaster, socketPort } from './lockFiles.js';
import { placeDataFolder } from './placement.js';
import { makeSocketFolder } from './socketFolder.js';
import { databaseName, type EmbeddedDatabase, startEmbedded } from './index.js';

/**
 * Connects a command to the embedded database of a data folder. Uses the running server's database, which keeps
 * running, or starts one that ends with the command.
 */
export async function joinEmbedded(dataFolder: string): Promise<Pick<EmbeddedDatabase, 'connection' | 'stop'>> {
  const folder = path.join(await placeDataFolder(dataFolder), 'postgres');
  if ((await runningPostmaster(path.join(folder, 'data'))) === undefined) return startEmbedded({ dataFolder });
  const host = await makeSocketFolder(folder, await chooseAccount(folder));
  const connection = { host, port: socketPort, user: databaseUser, database: databaseName };
  return { connection, stop: () => Promise.resolve() };
}
