import { expect, test } from 'vitest';
import { run } from './run.ts';

const node = (script: string, timeout?: number) =>
  run(process.execPath, ['-e', script], timeout === undefined ? {} : { timeout });

test('tells the exit code and what was written', async () => {
  expect(await node('console.log("here"); process.exit(3)')).toEqual({ code: 3, output: 'here\n' });
});

test('ends a command that takes longer than it may, which then has failed', async () => {
  expect((await node('setInterval(() => {}, 1000)', 200)).code).not.toBe(0);
});
