import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { must, run } from '../../build/run.ts';

interface Manifest {
  version?: string;
  private?: boolean;
  license?: string;
  repository?: { url?: string };
  exports?: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * What keeps a tarball from being published, or a stranger from using it; empty if nothing does. The publication is
 * tried without the network. The tarball is unpacked beside itself.
 */
export async function obstacles(tarball: string): Promise<string[]> {
  const beside = path.dirname(tarball);
  await must(`${path.basename(tarball)} could not be opened.`, 'tar', ['-xzf', tarball, '-C', beside]);
  const folder = path.join(beside, 'package');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  return [...lacking(folder, manifest), ...unsaid(manifest), ...(await refused(tarball))];
}

/** What every tarball must hold: README, licence, the files its exports name, and nothing that only we use. */
function lacking(folder: string, { exports = {} }: Manifest): string[] {
  const named = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)));
  const wanted = ['README.md', 'LICENSE', 'CHANGELOG.md', ...named.filter((file) => !file.includes('*'))];
  const stray = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:stories|test|fixtures|docs)\./.test(file),
  );
  return [
    ...wanted.filter((file) => !existsSync(path.join(folder, file))).map((file) => `The tarball lacks ${file}.`),
    ...named.filter((file) => file.startsWith('./src/')).map((file) => `An export leads to the source ${file}.`),
    ...stray.map((file) => `The tarball holds ${file}, which only we use.`),
  ];
}

/**
 * What the manifest must say: its licence, where it comes from for the statement of provenance, and real versions. And
 * what npm overlooks in a trial: it refuses a private package only at the registry's door.
 */
function unsaid(manifest: Manifest): string[] {
  const { version, license, repository, dependencies, peerDependencies } = manifest;
  const versions = Object.entries({ ...dependencies, ...peerDependencies });
  return [
    ...(manifest.private ? ['The manifest says that the package is private.'] : []),
    ...(version ? [] : ['The manifest names no version.']),
    ...(license ? [] : ['The manifest names no license.']),
    ...(repository?.url ? [] : ['The manifest names no repository, which provenance needs.']),
    ...versions
      .filter(([, version]) => /^(?:workspace|catalog|link|file):/.test(version))
      .map(([name, version]) => `Nobody outside can install ${name} ${version}.`),
  ];
}

/** What npm says against a publication. */
async function refused(tarball: string): Promise<string[]> {
  const { code, output } = await run('npm', ['publish', tarball, '--dry-run', '--offline', '--loglevel=error']);
  return code === 0 ? [] : [`npm would not publish it:\n${output.trim()}`];
}
