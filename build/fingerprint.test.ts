import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesBelow, fingerprint, whenChanged } from './fingerprint.ts';

let folder: string;
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'credence-fingerprint-'));
  put('src/a.ts', 'a');
  put('src/deep/b.ts', 'b');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('covers files and folders, but nothing generated or installed', () => {
  put('src/node_modules/x.js', 'x');
  put('src/dist/x.js', 'x');
  put('package.json', '{}');

  expect(filesBelow(['src', 'package.json', 'missing'], folder)).toEqual(['package.json', 'src/a.ts', 'src/deep/b.ts']);
});

test('changes with names and contents, not with dates', () => {
  const before = fingerprint(['src'], folder);
  utimesSync(path.join(folder, 'src/a.ts'), 1, 1);
  expect(fingerprint(['src'], folder)).toBe(before);

  put('src/a.ts', 'other');
  const changed = fingerprint(['src'], folder);
  expect(changed).not.toBe(before);

  put('src/c.ts', '');
  expect(fingerprint(['src'], folder)).not.toBe(changed);
});

test('stays the same when a test, a story or documentation changes', () => {
  const before = fingerprint(['src'], folder);
  for (const name of ['a.test.ts', 'A.stories.tsx', 'README.md']) put(`src/${name}`, 'new');

  expect(fingerprint(['src'], folder)).toBe(before);
});

/** A step that copies files and counts how often it ran. */
function copying() {
  const step = {
    name: 'copy',
    inputs: ['src'],
    outputs: ['made.txt'],
    times: 0,
    work: () => {
      step.times += 1;
      put('made.txt', 'made');
      return Promise.resolve();
    },
  };
  return step;
}

test('runs once, and again only if an input has changed or the output is gone', async () => {
  const step = copying();
  const go = () => whenChanged(step, folder, path.join(folder, 'cache'));

  expect(await go()).toBe(true);
  expect(await go()).toBe(false);
  put('src/a.ts', 'other');
  expect(await go()).toBe(true);
  rmSync(path.join(folder, 'made.txt'));
  expect(await go()).toBe(true);
  expect(step.times).toBe(3);
});

test('R-2805: runs again if another variant of the result is asked for, and not for the same', async () => {
  const step = copying();
  const go = (variant: string) => whenChanged({ ...step, variant }, folder, path.join(folder, 'cache'));

  expect(await go('small')).toBe(true);
  expect(await go('small')).toBe(false);
  expect(await go('large')).toBe(true);
  expect(await go('large')).toBe(false);
});

test('repeats a failed step, even if its output exists and its inputs were reverted', async () => {
  const step = copying();
  const go = (work = step.work) => whenChanged({ ...step, work }, folder, path.join(folder, 'cache'));
  await go();
  put('src/a.ts', 'broken');
  await expect(go(() => Promise.reject(new Error('no')))).rejects.toThrow('no');

  put('src/a.ts', 'a');
  expect(await go()).toBe(true);
});
