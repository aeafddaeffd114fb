import { createHash, randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Account, chooseAccount } from './account.js';
import { type Binaries, binariesIn } from './binaries.js';
import { DatabaseUnavailable, useYourOwn } from './databaseUnavailable.js';
import { run } from './run.js';

/** Where root puts files that another account must reach when the checkout is closed to others (/root). */
export const sharedRoot = '/var/lib/credence';

/** Eight characters that identify a folder, so that two checkouts never share a location. */
export const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Creates and returns the data folder: the wanted one or, for root, one under /var/lib/credence if the database's
 * account cannot enter the wanted one.
 */
export async function placeDataFolder(wanted: string): Promise<string> {
  await makeFolder(wanted);
  const folder = await realpath(wanted);
  const account = await chooseAccount(path.join(folder, 'postgres'));
  if (!account || (await canEnter(folder, account))) return folder;
  const instead = insteadOf(folder);
  await makeFolder(instead);
  if (await canEnter(instead, account)) return instead;
  throw new DatabaseUnavailable(
    `PostgreSQL does not run as root, and account ${account.uid} can enter neither ${folder} nor ${instead}. Set DATA_DIR to a folder that others may enter. ${useYourOwn}`,
  );
}

/** Whether a server has created its database for this data folder, wherever it was placed. Creates nothing. */
export async function hasDatabase(wanted: string): Promise<boolean> {
  const folder = await realpath(wanted).catch(() => undefined);
  if (folder === undefined) return false;
  for (const place of [folder, insteadOf(folder)]) {
    if (await stat(path.join(place, 'postgres/data/PG_VERSION')).catch(() => undefined)) return true;
  }
  return false;
}

const insteadOf = (folder: string) => path.join(sharedRoot, `data-${fingerprint(folder)}`);

/** The installed programs, or a copy under /var/lib/credence if the account cannot run them in place. */
export async function placeBinaries(binaries: Binaries, account: Account | undefined): Promise<Binaries> {
  const inPlace = await run(binaries.initdb, ['--version'], account);
  if (inPlace.code === 0) return binaries;
  if (!account) throw new DatabaseUnavailable(`PostgreSQL cannot run here: ${inPlace.output.trim()}. ${useYourOwn}`);

  const copy = binariesIn(path.join(sharedRoot, `postgresql-${fingerprint(await realpath(binaries.folder))}`));
  if (!(await stat(copy.folder).catch(() => undefined))) await copyReadable(binaries.folder, copy.folder);
  const copied = await run(copy.initdb, ['--version'], account);
  if (copied.code !== 0)
    throw new DatabaseUnavailable(`PostgreSQL cannot run here: ${copied.output.trim()}. ${useYourOwn}`);
  return copy;
}

async function canEnter(folder: string, account: Account): Promise<boolean> {
  return (await run('/bin/sh', ['-c', 'cd "$0"', folder], account)).code === 0;
}

/** Makes the folder unless it is there. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeTraversable(folder);
  } catch (error) {
    throw new DatabaseUnavailable(
      `The folder ${folder} cannot be created (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder that this account can write to. ${useYourOwn}`,
    );
  }
}

/**
 * Makes a folder and those above it, each of which others may pass through, whatever the umask. Goes up one by one
 * because Node's own recursion never returns below /proc.
 */
async function makeTraversable(folder: string): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return;
  await makeTraversable(path.dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Another process was quicker.
    if (error.code !== 'EEXIST') throw error;
  });
  await chmod(folder, 0o755);
}

/** Copies to a sibling and renames it, so that an interrupted copy is never mistaken for a complete one. */
async function copyReadable(from: string, to: string): Promise<void> {
  const partial = `${to}.new-${randomUUID()}`;
  await makeFolder(path.dirname(to));
  await cp(from, partial, { recursive: true, verbatimSymlinks: true });
  for (const entry of await readdir(partial, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(path.join(entry.parentPath, entry.name), 0o755);
  }
  await chmod(partial, 0o755);
  await rename(partial, to).catch(() => rm(partial, { recursive: true, force: true }));
}
