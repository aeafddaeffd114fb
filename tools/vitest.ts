import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run, type RunOptions } from './run.ts';
import { cache, inRoot } from './workspace.ts';

/** How a run of vitest ended. */
export interface VitestRun {
  code: number;
  /** What its JSON reporter wrote; undefined where it wrote nothing. */
  report: string | undefined;
}

/** Runs one project of vitest.config.ts, writing to the terminal as it goes. */
export async function runVitest(
  project: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<VitestRun> {
  const file = path.join(cache, 'reports', `${project}.json`);
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  const { code } = await run(
    process.execPath,
    [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    { live: true, ...options },
  );
  return { code, report: existsSync(file) ? readFileSync(file, 'utf8') : undefined };
}
