import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../tools/browser.ts';
import { inRoot } from '../tools/workspace.ts';

let major: string | undefined;

/** The first number of the browser's version, `156`: letters and curves are drawn anew with each. */
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

/** Where the pictures of this browser are kept. VISUAL_BASELINES names another folder, to try something out. */
export const baselineFolder = () =>
  process.env.VISUAL_BASELINES ?? inRoot('visual', 'baselines', `chromium-${browserMajor()}`);

/** Where vitest is told to put what it found different: the picture as it is now, and the one of the differences. */
export const differences = inRoot('.cache', 'visual');

/** The names of the pictures that are kept for this browser. */
export function baselines(folder = baselineFolder()): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => path.basename(file, '.png'))
    .sort();
}

/** Why nothing is compared, where nothing is: pictures of one major version say nothing of another. */
export function drawnElsewhere(folder = baselineFolder()): string | undefined {
  if (baselines(folder).length > 0) return undefined;
  return `visual: skipped, no baselines for Chromium ${browserMajor()} (npm run visual -- --update keeps some)`;
}
