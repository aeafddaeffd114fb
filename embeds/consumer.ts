import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { whenChanged } from '../build/fingerprint.ts';
import { pack, type Published, PUBLISHED } from '../build/packages/pack.ts';
import { must } from '../build/run.ts';
import { cache, inRoot, root } from '../build/workspace.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Outside of the checkout: whatever a package lacks must not be found in the repository's own node_modules. */
const outside = path.join(os.tmpdir(), `credence-embeds-${path.basename(root)}`);

/** What a package needs of the others, which no registry has yet. */
const NEEDED: Partial<Record<Published, readonly Published[]>> = { ui: ['bayesnet'] };

/** Installs packed packages with these dependencies in a folder of their own. Returns the folder. */
export async function consumer(
  name: string,
  dependencies: Record<string, string>,
  packages: readonly Published[] = PUBLISHED,
): Promise<string> {
  return installed(name, { dependencies: { ...dependencies, ...(await files(packages)) } }, [], packages);
}

/** Installs examples/`name`, with the packed packages for the published ones that it names. Returns the folder. */
export async function example(name: string, source = `examples/${name}`): Promise<string> {
  const manifest = JSON.parse(readFileSync(inRoot(source, 'package.json'), 'utf8')) as Manifest;
  const named = PUBLISHED.filter((each) => manifest.dependencies?.[`@credence/${each}`]);
  const dependencies = { ...manifest.dependencies, ...(await files(named)) };
  return installed(name, { ...manifest, dependencies }, [source], named);
}

/** The tarballs as dependencies. */
async function files(names: readonly Published[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of names) found[`@credence/${name}`] = `file:${await pack(name)}`;
  return found;
}

/** Does nothing while packages, manifest and sources are the same as at the last time. */
async function installed(
  name: string,
  manifest: Manifest,
  sources: readonly string[],
  packages: readonly Published[],
): Promise<string> {
  const folder = path.join(outside, name);
  const overrides = await files(packages.flatMap((each) => NEEDED[each] ?? []));
  const record = path.join(cache, 'embeds', `${name}.json`);
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify({ manifest, overrides }, null, 2));
  await whenChanged({
    name: `embeds-${name}`,
    inputs: ['.cache/packed', `.cache/embeds/${name}.json`, ...sources],
    outputs: [path.relative(root, path.join(folder, 'node_modules/.modules.yaml'))],
    work: async () => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const source of sources) cpSync(inRoot(source), folder, { recursive: true, filter: isSource });
      writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }));
      // JSON is YAML.
      writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides }));
      await must(`${name} could not be installed.`, 'pnpm', ['install', '--prefer-offline', '--ignore-scripts'], {
        cwd: folder,
      });
    },
  });
  return folder;
}

const isSource = (file: string) => !/[\\/](?:node_modules|dist|\.next)$/.test(file);
