import { randomUUID } from 'node:crypto';
import { lchown, lstat, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './account.js';
import type { Binaries } from './binaries.js';
import { DatabaseUnavailable, useYourOwn } from './databaseUnavailable.js';
import { run } from './run.js';

/** The superuser of our cluster, reachable only through a socket in a private folder. */
export const databaseUser = 'credence';

/** Creates the private folder for the cluster, its log and its socket. */
export async function preparePrivateFolder(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account) return takeOver(folder, account);
  const owner = await stat(folder);
  if (process.getuid && owner.uid !== process.getuid()) {
    throw new DatabaseUnavailable(
      `The folder ${folder} belongs to another account (number ${owner.uid}). Start as that account or as root, or set DATA_DIR to a folder of your own. ${useYourOwn}`,
    );
  }
}

/** Gives everything in the folder to the account: a copy made by root belongs to root, and so does a restored backup. */
async function takeOver(folder: string, { uid, gid }: Account): Promise<void> {
  for (const name of ['', ...(await readdir(folder, { recursive: true }))]) {
    const file = path.join(folder, name);
    // PostgreSQL removes files of its own at any time if it outlived its server.
    const found = await lstat(file).catch(() => undefined);
    if (found && (found.uid !== uid || found.gid !== gid)) await lchown(file, uid, gid);
  }
}

/**
 * Returns the cluster's folder, creating the cluster on the first start. initdb runs in a sibling folder that is
 * renamed when it finishes, so a start killed halfway leaves debris but never a broken cluster that looks complete.
 */
export async function ensureCluster(folder: string, binaries: Binaries, account: Account | undefined): Promise<string> {
  const cluster = path.join(folder, 'data');
  await removeLeftovers(folder);
  const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) await initialise(folder, cluster, binaries, account);
  else await checkVersion(cluster, version.trim(), binaries, account);
  return cluster;
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    // An initdb whose parent was killed may still be writing; whatever cannot be removed now goes at the next start.
    if (name.startsWith('data.new-'))
      await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function initialise(
  folder: string,
  cluster: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  const partial = path.join(folder, `data.new-${randomUUID()}`);
  const made = await run(
    binaries.initdb,
    [
      '-D',
      partial,
      '-U',
      databaseUser,
      // A block that the disk gives back changed is refused instead of read.
      '--data-checksums',
      '--auth-local=trust',
      '--auth-host=reject',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    account,
  );
  if (made.code !== 0) {
    await rm(partial, { recursive: true, force: true });
    throw new DatabaseUnavailable(
      `PostgreSQL could not create its files in ${folder}: ${made.output.trim()} ${useYourOwn}`,
    );
  }
  await rename(partial, cluster);
  const parent = await open(folder);
  try {
    await parent.sync();
  } finally {
    await parent.close();
  }
}

async function checkVersion(
  cluster: string,
  version: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  const { output } = await run(binaries.postgres, ['--version'], account);
  const installed = /(\d+)\./.exec(output)?.[1];
  if (installed === version) return;
  throw new DatabaseUnavailable(
    `The data in ${cluster} was written by PostgreSQL ${version}, and this is ${installed ?? 'unknown'}. Start the earlier release once and export the data, or set DATA_DIR to a new folder. ${useYourOwn}`,
  );
}
