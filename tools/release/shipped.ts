import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { inRoot } from '../../build/workspace.ts';
import { type Importer, type Lockfile, servingSet, withoutPeers } from '../servingSet.ts';
import type { Platform } from './platforms.ts';

/** What makes the application and the server, stands in `dependencies` because `npm start` builds, and is in neither. */
export const BUILDERS: ReadonlySet<string> = new Set([
  '@vitejs/plugin-react',
  'lightningcss',
  'rolldown',
  'subset-font',
  'vite',
  'vite-plugin-compression2',
]);

const SERVER = 'packages/server';

export const readLock = () => parse(readFileSync(inRoot('pnpm-lock.yaml'), 'utf8')) as Lockfile;

/**
 * The packages whose code is in an archive, installed beside the server or built into the application, as `name@version`
 * each with those that it asks for itself.
 */
export function shippedPackages(lock: Lockfile, { os, cpu }: Platform): Map<string, readonly string[]> {
  const keys = [...servingSet(lock, { os, cpu, libc: 'glibc' }, BUILDERS).keys()];
  const shipped = new Set(keys.map(withoutPeers));
  const asks = (key: string) => {
    const { dependencies = {}, optionalDependencies = {} } = lock.snapshots[key] ?? {};
    const names = Object.entries({ ...dependencies, ...optionalDependencies }).map(([name, version]) =>
      withoutPeers(version in lock.snapshots ? version : `${name}@${version}`),
    );
    return names.filter((name) => shipped.has(name)).sort();
  };
  return new Map(keys.sort().map((key) => [withoutPeers(key), asks(key)]));
}

/** Files for pnpm, by name, to install in a folder of its own what the server loads, and the Node of a platform. */
export function installation(lock: Lockfile, { node }: Platform): Record<string, string> {
  const server = lock.importers[SERVER] ?? {};
  const importer = {
    dependencies: { ...outside(server.dependencies), [node.package]: { version: node.version } },
    optionalDependencies: outside(server.optionalDependencies),
  };
  const key = `${node.package}@${node.version}`;
  const { lockfileVersion, settings } = lock as unknown as Record<string, unknown>;
  return {
    'package.json': JSON.stringify({ name: 'credence', private: true, ...asked(importer) }),
    'pnpm-lock.yaml': stringify({
      lockfileVersion,
      settings,
      importers: { '.': specified(importer) },
      packages: { ...lock.packages, [key]: { resolution: { integrity: node.integrity } } },
      snapshots: { ...lock.snapshots, [key]: {} },
    }),
    // Without one of its own, the folder would count as part of the workspace around it.
    'pnpm-workspace.yaml': '{}\n',
  };
}

type Named = Record<string, { version: string }>;

const outside = (named: Named = {}): Named =>
  Object.fromEntries(
    Object.entries(named).filter(([name, { version }]) => !BUILDERS.has(name) && !version.startsWith('link:')),
  );

/** Each group of an importer with the exact version as what is asked for. */
const asked = (importer: Importer) => mapGroups(importer, ({ version }) => withoutPeers(version));

const specified = (importer: Importer) =>
  mapGroups(importer, ({ version }) => ({ specifier: withoutPeers(version), version }));

function mapGroups<To>(importer: Importer, to: (entry: { version: string }) => To) {
  return Object.fromEntries(
    Object.entries(importer).map(([group, named]) => [
      group,
      Object.fromEntries(Object.entries(named).map(([name, entry]) => [name, to(entry)])),
    ]),
  );
}
