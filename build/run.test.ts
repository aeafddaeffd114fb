import { expect, test } from 'vitest';
import { run } from './run.ts';

const node = (script: string, timeout?: number) =>
  run(process.execPath, ['-e', script], timeout === undefined ? {} : { timeout });

test('returns the exit code and the output', async () => {
  expect(await node('console.log("here"); process.exit(3)')).toEqual({ code: 3, output: 'here\n' });
});

test('kills a command that exceeds its timeout and counts it as failed', async () => {
  expect((await node('setInterval(() => {}, 1000)', 200)).code).not.toBe(0);
});

test('passes on whole lines as they come', async () => {
  const lines: string[] = [];
  const script = 'process.stdout.write("one\\ntw"); setTimeout(() => process.stdout.write("o\\nthree"), 50)';
  await run(process.execPath, ['-e', script], { onLine: (line) => lines.push(line) });

  expect(lines).toEqual(['one', 'two', 'three']);
});
