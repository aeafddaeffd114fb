import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run, type RunOptions } from '../build/run.ts';
import { cache, inRoot } from '../build/workspace.ts';
import type { RunReport } from './tests.ts';

/** The outcome of a vitest run. */
export interface VitestRun {
  code: number;
  /** The report it left behind; undefined if it was cut short. */
  report: RunReport | undefined;
}

/** Runs projects of vitest.config.ts side by side, with output going straight to the terminal. */
export async function runVitest(
  projects: readonly string[],
  args: readonly string[],
  options: RunOptions = {},
): Promise<VitestRun> {
  const file = path.join(cache, 'reports', `${projects.join('+')}.json`);
  rmSync(file, { force: true });
  const { code } = await run(
    process.execPath,
    [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--passWithNoTests',
      '--reporter=default',
      `--reporter=${inRoot('tools/parts.ts')}`,
      ...args,
    ],
    { live: true, ...options, env: { ...options.env, CREDENCE_PARTS: file } },
  );
  return { code, report: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunReport) : undefined };
}
