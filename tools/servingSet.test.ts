import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot, root } from '../build/workspace.ts';
import { faults, type Lockfile, megabytesOnDisk, servingFolders, servingSet, workshopTools } from './servingSet.ts';

const lock = parse(readFileSync(inRoot('pnpm-lock.yaml'), 'utf8')) as Lockfile;

/** A limit stands a little above what is reached: 272 packages, 187 megabytes. */
const MOST_PACKAGES = 286;
const MOST_MEGABYTES = 200;

/** The lockfile with one more dependency of a package. */
function planted(importer: string, name: string): Lockfile {
  const copy = structuredClone(lock);
  const version = lock.importers['.']?.devDependencies?.[name]?.version;
  if (!version) throw new Error(`The root does not name ${name}.`);
  (copy.importers[importer]!.dependencies ??= {})[name] = { version };
  return copy;
}

test('R-2801: a first start installs no tool of the workshop, and not many packages', () => {
  expect(servingSet(lock).size).toBeGreaterThan(200);
  expect(workshopTools(lock).size).toBeGreaterThan(40);
  expect([...workshopTools(lock)]).toEqual(
    expect.arrayContaining(['storybook', 'vitest', 'typescript', '@biomejs/biome']),
  );
  expect(faults(lock, MOST_PACKAGES)).toEqual([]);
});

test('R-2801: what a tool brings along is found where a package that is served asks for it', () => {
  // Named by a package that is served, a tool is none: what it brings along still counts.
  expect(faults(planted('packages/app', 'storybook'), MOST_PACKAGES)).toEqual([
    expect.stringMatching(/^A tool of the workshop: packages\/app > storybook@[\d.]+ > .*esbuild@[\d.]+$/),
    expect.stringMatching(/^\d{3} packages, more than 286$/),
  ]);
});

test('R-2801: an optional peer comes along only if something else wants it', () => {
  const way = 'packages/app > vite@1.0.0';
  const small: Lockfile = {
    importers: { 'packages/app': { dependencies: { vite: { version: '1.0.0(esbuild@2.0.0)' } } } },
    packages: {
      'vite@1.0.0': { peerDependenciesMeta: { esbuild: { optional: true } } },
      'esbuild@2.0.0': {},
      'rolldown@3.0.0': {},
      'other-system@4.0.0': { os: ['plan9'] },
    },
    snapshots: {
      'vite@1.0.0(esbuild@2.0.0)': {
        dependencies: { rolldown: '3.0.0' },
        optionalDependencies: { esbuild: '2.0.0', 'other-system': '4.0.0' },
      },
      'esbuild@2.0.0': {},
      'rolldown@3.0.0': {},
      'other-system@4.0.0': {},
    },
  };

  expect([...servingSet(small).values()]).toEqual([way, `${way} > rolldown@3.0.0`]);
});

test('R-2802: what a first start installs takes at most 200 megabytes', () => {
  const folders = servingFolders(root);

  expect(folders.size).toBe(servingSet(lock).size);
  expect(megabytesOnDisk(folders)).toBeGreaterThan(100);
  expect(megabytesOnDisk(folders)).toBeLessThanOrEqual(MOST_MEGABYTES);
});

test('R-2802: a heavy package is weighed wherever it hides, and one of the workshop is not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'credence-serving-'));
  const put = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  const store = 'node_modules/.pnpm';
  put('package.json', '{"devDependencies":{"tool":"1"}}');
  put('packages/app/package.json', '{"dependencies":{"light":"1"},"devDependencies":{"tool":"1"}}');
  put(`${store}/light@1/node_modules/light/package.json`, '{"dependencies":{"@a/heavy":"1"}}');
  put(`${store}/heavy@1/node_modules/@a/heavy/package.json`, '{}');
  put(`${store}/heavy@1/node_modules/@a/heavy/deep/binary`, Buffer.alloc(3 * 2 ** 20));
  put(`${store}/tool@1/node_modules/tool/package.json`, '{}');
  const link = (from: string, to: string) => {
    mkdirSync(path.dirname(path.join(folder, from)), { recursive: true });
    symlinkSync(path.join(folder, to), path.join(folder, from));
  };
  link('packages/app/node_modules/light', `${store}/light@1/node_modules/light`);
  link('packages/app/node_modules/tool', `${store}/tool@1/node_modules/tool`);
  link(`${store}/light@1/node_modules/@a/heavy`, `${store}/heavy@1/node_modules/@a/heavy`);

  const folders = servingFolders(folder);
  expect([...folders].map((each) => path.basename(each))).toEqual(['light', 'heavy']);
  // Three mebibytes, and a block for each package.json.
  expect(megabytesOnDisk(folders)).toBe(3 + 2 / 256);
  rmSync(folder, { recursive: true });
});
