import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../build/browser.ts';
import { inRoot } from '../build/workspace.ts';

let major: string | undefined;

/** The major version of the browser, `156`: each one renders text and curves differently. */
export function browserMajor(): string {
  major ??= ask();
  return major;
}

function ask(): string {
  const browser = findBrowser();
  if (!browser) return 'none';
  const said = execFileSync(browser, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return /(\d+)\.\d+\.\d+/.exec(said)?.[1] ?? 'unknown';
}

/** Where this browser's baselines are kept. VISUAL_BASELINES names another folder for experiments. */
export const baselineFolder = () =>
  process.env.VISUAL_BASELINES ?? inRoot('visual', 'baselines', `chromium-${browserMajor()}`);

/** Where vitest writes what differs: the current picture and the diff. */
export const differences = inRoot('.cache', 'visual');

/** The names of this browser's baselines. */
export function baselines(folder = baselineFolder()): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => path.basename(file, '.png'))
    .sort();
}

/** Why nothing is compared, if so: baselines of one major version say nothing about another. */
export function drawnElsewhere(folder = baselineFolder()): string | undefined {
  if (baselines(folder).length > 0) return undefined;
  return `visual: skipped, no baselines for Chromium ${browserMajor()} (npm run visual -- --update keeps some)`;
}
