import { readFileSync } from 'node:fs';
import { filesBelow } from '../../build/fingerprint.ts';
import { run } from '../../build/run.ts';
import { inRoot } from '../../build/workspace.ts';
import type { Check } from './check.ts';

const FORBIDDEN: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /\bnpmjs\.|\bregistry\.[a-z0-9-]+\.[a-z]+/i, why: 'names a package registry; everyone brings their own' },
  { pattern: /\/work\/|\/shared\/guides/, why: 'names a folder of one machine' },
  { pattern: /\b(?:TO[D]O|FIX[M]E)\b/, why: 'leaves work unfinished' },
];

/** Text files only, so that network files and pictures are left alone. */
const TEXT = /\.(?:ts|tsx|js|json|md|mdx|yaml|yml|css|sh|html|sql)$|(?:^|\/)(?:\.ci\/run|\.gitignore|\.npmrc)$/;

/** The repository mentions only the product, and its lockfile only packages, not the hosts they come from. */
export const words: Check = async () => {
  const { code, output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  const files = (code === 0 ? output.split('\n') : filesBelow(['.'])).filter((file) => TEXT.test(file));
  const found = files.flatMap((file) =>
    linesOf(file).flatMap((line, index) =>
      FORBIDDEN.filter(({ pattern }) => pattern.test(line)).map(({ why }) => `${file}:${index + 1} ${why}`),
    ),
  );
  const hosts = linesOf('pnpm-lock.yaml').flatMap((line, index) =>
    /https?:\/\/|\btarball:/.test(line) ? [`pnpm-lock.yaml:${index + 1} holds an address`] : [],
  );
  const details = [...found, ...hosts];
  const ok = details.length === 0;
  return { ok, line: `words: ${files.length} files, ${ok ? 'ok' : 'failed'}`, details: details.join('\n') };
};

function linesOf(file: string): string[] {
  try {
    return readFileSync(inRoot(file), 'utf8').split('\n');
  } catch {
    // Deleted in the working tree but still tracked by git.
    return [];
  }
}
