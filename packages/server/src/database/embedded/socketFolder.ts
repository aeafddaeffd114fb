import { chown, lstat, mkdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Account } from './account.js';
import { DatabaseUnavailable } from './databaseUnavailable.js';
import { fingerprint } from './placement.js';

/** The kernel limits a socket's full path to 108 bytes (104 on macOS). */
const longestFolder = 80;

/** Creates a folder with a short path for the socket. Only the database's account can enter it and thereby connect. */
export async function makeSocketFolder(folder: string, account: Account | undefined): Promise<string> {
  const socketFolder =
    folder.length <= longestFolder ? path.join(folder, 'run') : path.join(tmpdir(), `credence-${fingerprint(folder)}`);
  await mkdir(socketFolder, { recursive: true, mode: 0o700 });
  const found = await lstat(socketFolder);
  const owners = [account?.uid, process.getuid?.()];
  if (!found.isDirectory() || found.mode & 0o077 || !owners.includes(found.uid)) {
    throw new DatabaseUnavailable(
      `The folder ${socketFolder} is open to others or belongs to somebody else. Remove it, or set DATA_DIR to a folder with a shorter path.`,
    );
  }
  if (account) await chown(socketFolder, account.uid, account.gid);
  return socketFolder;
}

/** Removes the socket folder if it lies in the temporary directory. */
export async function removeSocketFolder(socketFolder: string, folder: string): Promise<void> {
  if (path.dirname(socketFolder) !== folder) await rmdir(socketFolder).catch(() => undefined);
}
