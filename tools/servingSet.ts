import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** pnpm-lock.yaml, as far as it is read here. */
export interface Lockfile {
  importers: Record<string, Importer>;
  packages: Record<string, Partial<Record<'os' | 'cpu' | 'libc', string[]>> & OptionalPeers>;
  snapshots: Record<string, Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>>;
}

/** What a package.json of the workspace asks for, and what it gets. */
export type Importer = Partial<Record<Group, Record<string, { version: string }>>>;

type Group = 'dependencies' | 'devDependencies' | 'optionalDependencies';

interface OptionalPeers {
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

type Manifest = OptionalPeers &
  Partial<Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string>>>;

/** A machine in the words of a package.json. */
export type Machine = Readonly<Record<'os' | 'cpu' | 'libc', string>>;

/** The one that installs. */
const HERE: Machine = {
  os: process.platform,
  cpu: process.arch,
  libc: 'glibc',
};

/**
 * The packages that `npm start` installs, each with the way that leads to it: what the `dependencies` of all packages of
 * the workspace reach, without going through the packages named in `without`. An optional peer comes along only if
 * something else wants it.
 */
export function servingSet(
  lock: Lockfile,
  machine = HERE,
  without: ReadonlySet<string> = new Set(),
): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (name: string, version: string, way: string) => {
    if (without.has(name)) return;
    const key = version in lock.snapshots ? version : `${name}@${version}`;
    const about = lock.packages[withoutPeers(key)];
    if (version.startsWith('link:') || found.has(key) || !about || !fits(about, machine)) return;

    const here = `${way} > ${withoutPeers(key)}`;
    found.set(key, here);
    const { dependencies = {}, optionalDependencies = {} } = lock.snapshots[key] ?? {};
    const asked = Object.entries(optionalDependencies).filter(
      ([next]) => !about.peerDependenciesMeta?.[next]?.optional,
    );
    for (const [next, its] of [...Object.entries(dependencies), ...asked]) visit(next, its, here);
  };
  for (const [name, version, importer] of listed(lock, ['dependencies', 'optionalDependencies'])) {
    visit(name, version, importer);
  }
  return found;
}

/**
 * The tools of the workshop: what package.json files name in `devDependencies`, and none in `dependencies`. Types are none:
 * packages that are served bring along some of those that we name.
 */
export function workshopTools(lock: Lockfile): Set<string> {
  const serving = new Set(listed(lock, ['dependencies', 'optionalDependencies']).map(([name]) => name));
  return new Set(
    listed(lock, ['devDependencies'])
      .filter(([name, version]) => !version.startsWith('link:') && !name.startsWith('@types/') && !serving.has(name))
      .map(([name]) => name),
  );
}

/** What is wrong with a set that `npm start` would install, a sentence each. */
export function faults(lock: Lockfile, mostPackages: number): string[] {
  const set = servingSet(lock);
  const tools = workshopTools(lock);
  const strays = [...set].filter(([key]) => tools.has(nameOf(key))).map(([, way]) => `A tool of the workshop: ${way}`);
  return set.size > mostPackages ? [...strays, `${set.size} packages, more than ${mostPackages}`] : strays;
}

/** The folders of the installed packages that serving needs, found through the links in node_modules. */
export function servingFolders(root: string): Set<string> {
  const found = new Set<string>();
  const visit = (folder: string, modules: string) => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifestOf(folder);
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const link = path.join(modules, name);
      // Optional ones are not there on other machines.
      if (!existsSync(link)) continue;
      const real = realpathSync(link);
      if (!real.includes(`${path.sep}node_modules${path.sep}`) || found.has(real)) continue;
      found.add(real);
      visit(real, real.slice(0, -name.length));
    }
  };
  const packages = readdirSync(path.join(root, 'packages')).map((name) => path.join(root, 'packages', name));
  for (const folder of [root, ...packages]) visit(folder, path.join(folder, 'node_modules'));
  return found;
}

const BLOCK = 4096;

/**
 * The megabytes (MiB) that the files of these folders take on a disk, in whole blocks and a file under several names
 * once, as `du` counts and a store keeps them.
 */
export function megabytesOnDisk(folders: Iterable<string>): number {
  let blocks = 0;
  const seen = new Set<number>();
  const add = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const inside = path.join(folder, entry.name);
      if (entry.isDirectory()) add(inside);
      if (!entry.isFile()) continue;
      const { ino, size } = statSync(inside);
      if (!seen.has(ino)) blocks += Math.ceil(size / BLOCK);
      seen.add(ino);
    }
  };
  for (const folder of folders) add(folder);
  return (blocks * BLOCK) / 2 ** 20;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** `vite@8.3.8(@types/node@24.13.1)` without what stands in brackets. */
export const withoutPeers = (key: string) => key.replace(/\(.*$/, '');
const nameOf = (key: string) => withoutPeers(key).replace(/(?<=.)@.*$/, '');

function fits(about: Lockfile['packages'][string], machine: Machine): boolean {
  return (['os', 'cpu', 'libc'] as const).every((each) => about[each]?.includes(machine[each]) ?? true);
}

function listed(lock: Lockfile, groups: readonly Group[]): [name: string, version: string, importer: string][] {
  return Object.entries(lock.importers).flatMap(([importer, lists]) =>
    groups.flatMap((group) =>
      Object.entries(lists[group] ?? {}).map(([name, { version }]): [string, string, string] => [
        name,
        version,
        importer,
      ]),
    ),
  );
}
