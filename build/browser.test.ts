import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureBrowser, findBrowser, findTestBrowser } from './browser.ts';

let folder: string;
/** A stand-in that answers `--version` like a real browser, or fails like a placeholder. */
const fake = (name: string, exit: number) => {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${exit}\n`, { mode: 0o755 });
  return file;
};
const quiet = () => undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'credence-browser-'));
  vi.stubEnv('CHROMIUM_PATH', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('CHROMIUM_PATH takes precedence over installed browsers', () => {
  const given = fake('given', 0);
  vi.stubEnv('CHROMIUM_PATH', given);

  expect(findBrowser([fake('installed', 0)])).toBe(given);
});

test('takes the first installed browser that starts', async () => {
  const works = fake('works', 0);

  expect(await ensureBrowser(quiet, [path.join(folder, 'missing'), fake('placeholder', 1), works])).toBe(works);
});

test('reports a CHROMIUM_PATH that leads to no browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', path.join(folder, 'missing'));

  await expect(ensureBrowser(quiet)).rejects.toThrow(
    /^CHROMIUM_PATH is .*missing, and no browser starts from there\.$/,
  );
});

test('components and screens are opened in the same browser without windows where there is one', () => {
  const found = fake('chromium', 0);
  expect(findTestBrowser(found)).toBe(found);

  const withoutWindows = fake('chromium-headless-shell', 0);
  expect(findTestBrowser(found)).toBe(withoutWindows);
});
