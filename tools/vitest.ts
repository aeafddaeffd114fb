import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run, type RunOptions } from './run.ts';
import type { RunReport } from './tests.ts';
import { cache, inRoot } from './workspace.ts';

/** How a run of vitest ended. */
export interface VitestRun {
  code: number;
  /** What it left behind; undefined where it broke off. */
  report: RunReport | undefined;
}

/** Runs projects of vitest.config.ts side by side, writing to the terminal as it goes. */
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
