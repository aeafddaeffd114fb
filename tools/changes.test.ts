import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { must, run } from '../build/run.ts';
import { isOfProduct, readChanges } from './changes.ts';

/** A copy that no clone is may be on a machine without Git. */
const hasGit = (await run('git', ['--version'])).code === 0;

function checkout() {
  const folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  return {
    folder,
    git: (...args: string[]) => must('Git failed.', 'git', ['-C', folder, ...who, ...args]),
    write: (file: string) => writeFileSync(path.join(folder, file), file),
  };
}

test.skipIf(!hasGit)(
  'R-3600: what has changed is what was committed since main, what was not committed, and what is new',
  async () => {
    const { folder, git, write } = checkout();
    await git('init', '--quiet', '--initial-branch=main');
    write('old.ts');
    await git('add', '.');
    await git('commit', '--quiet', '--message=Begin');
    expect(await readChanges(folder)).toMatchObject({ files: [] });
    await git('switch', '--quiet', '--create', 'work');
    write('committed.ts');
    await git('add', '.');
    await git('commit', '--quiet', '--message=Go on');
    write('new.ts');
    await git('rm', '--quiet', 'old.ts');
    expect((await readChanges(folder)).files.toSorted()).toEqual(['committed.ts', 'new.ts', 'old.ts']);
  },
);

test('R-3600: a folder that no clone is says so', async () => {
  await expect(readChanges(checkout().folder)).rejects.toThrow('Run npm test without “changed”.');
});

test('R-3600: the whole product is tried after a change of its code, its contract or a journey', () => {
  for (const file of [
    'openapi.yaml',
    'packages/app/src/routes.ts',
    'harness/people/expert.ts',
    'packages/ui/src/theme.css',
  ])
    expect(isOfProduct(file)).toBe(true);
  for (const file of ['docs/faq.md', 'packages/app/src/start/firstLayout.test.tsx', 'build/run.ts'])
    expect(isOfProduct(file)).toBe(false);
});
