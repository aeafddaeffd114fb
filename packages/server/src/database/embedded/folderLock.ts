import { createConnection, createServer, type Server } from 'node:net';
import { rm } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseUnavailable } from './databaseUnavailable.js';

/** Held while this process uses the data folder. */
export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Makes this process the only one that starts, adopts or cleans up after the database in the folder. The lock is a
 * bound socket, not a file: the kernel releases it the moment its owner dies, so a killed server leaves nothing to
 * clean up and nobody has to guess whether a lock is stale.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const name = `credence-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  // Linux has sockets without a file. Elsewhere the file remains and is replaced once nobody answers on it.
  const abstract = process.platform === 'linux';
  const address = abstract ? `\0${name}` : path.join(tmpdir(), `${name}.lock`);

  for (let attempt = 0; attempt < 20; attempt++) {
    const server = await bind(address);
    if (server) return { release: () => new Promise((resolve) => server.close(() => resolve())) };
    const owner = await askOwner(address);
    if (owner) {
      throw new DatabaseUnavailable(
        `Another Credence server (process ${owner}) already uses the data folder ${folder}. Stop it first, or give this one its own folder with DATA_DIR. To run several servers on one database, set DATABASE_URL.`,
      );
    }
    if (!abstract) await rm(address, { force: true });
  }
  throw new DatabaseUnavailable(
    `The data folder ${folder} cannot be locked. Try again, or set DATA_DIR to another folder.`,
  );
}

function bind(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => undefined).end(String(process.pid)));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** Asks for the id of the process that holds the lock; undefined if nobody answers. */
function askOwner(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = createConnection(address);
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? undefined : 'unknown'),
    );
    socket.on('close', () => resolve(answer || 'unknown'));
  });
}
