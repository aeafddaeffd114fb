import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Extent, extentToInstall, installNow } from './install.ts';

const modules = (devDependencies: boolean) =>
  JSON.stringify({ included: { dependencies: true, devDependencies, optionalDependencies: true } }, null, 2);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'credence-install-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Installs with a stand-in for pnpm, which reports the given events and keeps its arguments. */
async function installWith(extent: Extent, exit: number, ...reports: object[]) {
  const asked = path.join(folder, 'asked');
  const told = reports.map((report) => `echo '${JSON.stringify(report)}' >&2`);
  const script = ['#!/bin/sh', `echo "$@" > '${asked}'`, ...told, `exit ${exit}`, ''];
  writeFileSync(path.join(folder, 'pnpm'), script.join('\n'), { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env.PATH ?? ''}`);
  const lines: string[] = [];
  const failure = await installNow(extent, (line) => lines.push(line)).catch((error: unknown) => error);
  return { lines, failure, asked: readFileSync(asked, 'utf8') };
}

test('R-2801: a first start installs what serving needs, and everything else adds the workshop', async () => {
  expect(extentToInstall('serving', undefined)).toBe('serving');
  expect(extentToInstall('serving', modules(false))).toBe('serving');
  expect(extentToInstall('workshop', undefined)).toBe('workshop');
  expect(extentToInstall('workshop', modules(false))).toBe('workshop');

  expect((await installWith('serving', 0)).asked).toContain('--frozen-lockfile --prod');
  expect((await installWith('workshop', 0)).asked).not.toContain('--prod');
});

test('R-2805: a start takes nothing away from a checkout that has the workshop', () => {
  expect(extentToInstall('serving', modules(true))).toBe('workshop');
});

test('R-2803: says first what it installs, then how far it is', async () => {
  const about = { name: 'pnpm:progress', packageId: 'pg@8.23.1' };
  const { lines } = await installWith('serving', 0, { ...about, status: 'resolved' }, { ...about, status: 'imported' });

  expect(lines).toEqual([
    'Installing what building and serving need',
    expect.stringMatching(/^ {2}1 of 1 packages, installed in \d+ s$/),
  ]);
});

test('R-2804: a failure is one sentence, after what was wrong', async () => {
  const wrong = { name: 'pnpm', level: 'error', message: 'Failed to fetch vite' };
  const { failure } = await installWith('workshop', 1, { name: 'pnpm:stage' }, wrong);

  expect(failure).toMatchObject({
    message: 'The dependencies could not be installed. Check the network connection and run the command again.',
    details: 'Failed to fetch vite',
  });
});
