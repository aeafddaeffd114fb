import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../../build/run.ts';
import { obstacles } from './obstacles.ts';

const sound = {
  name: '@credence/planted',
  version: '1.0.0',
  license: 'MIT',
  repository: { type: 'git', url: 'git+https://github.com/credence-app/credence.git' },
  exports: { '.': './dist/index.js' },
  dependencies: { saxes: '6.0.0' },
};
const whole = ['README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.js'];

/** Packs a package of these files, as pnpm would have left it. */
async function packed(manifest: object, files: readonly string[] = whole): Promise<string> {
  const beside = mkdtempSync(path.join(tmpdir(), 'planted-'));
  onTestFinished(() => rmSync(beside, { recursive: true }));
  for (const file of [...files, 'package.json']) {
    const target = path.join(beside, 'package', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file === 'package.json' ? JSON.stringify(manifest) : file);
  }
  const tarball = path.join(beside, 'planted.tgz');
  await run('tar', ['-czf', tarball, '-C', beside, 'package']);
  rmSync(path.join(beside, 'package'), { recursive: true });
  return tarball;
}

test('R-2772: nothing is said against a package that can be published', async () => {
  expect(await obstacles(await packed(sound))).toEqual([]);
});

test.each([
  ['that is private', { ...sound, private: true }, whole, /is private/],
  ['without a version', { ...sound, version: undefined }, whole, /no version/],
  ['without a licence in its manifest', { ...sound, license: undefined }, whole, /no license/],
  ['without a repository', { ...sound, repository: undefined }, whole, /no repository/],
  ['without its licence', sound, whole.filter((file) => file !== 'LICENSE'), /lacks LICENSE/],
  ['without its README', sound, whole.filter((file) => file !== 'README.md'), /lacks README/],
  [
    'whose `files` leave out what is exported',
    sound,
    whole.filter((file) => file !== 'dist/index.js'),
    /lacks .*index/,
  ],
  ['with tests in its `files`', sound, [...whole, 'dist/a.test.js'], /holds dist\/a\.test\.js/],
  ['packed with its sources exported', { ...sound, exports: { '.': './src/a.ts' } }, [...whole, 'src/a.ts'], /source/],
  ['with a name that npm does not take', { ...sound, name: 'Ours and Theirs' }, whole, /npm would not publish/],
  ['of our workspace', { ...sound, dependencies: { other: 'workspace:*' } }, whole, /install other/],
])('R-2772: one %s cannot be published, and it is said why', async (_which, manifest, files, why) => {
  expect((await obstacles(await packed(manifest, files))).join('\n')).toMatch(why);
});
