import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cache, root } from './workspace.ts';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.data', '.git', '.next', 'storybook-static']);

/** Every file at or below the given paths (relative to `base`), sorted; missing paths are skipped. */
export function filesBelow(paths: readonly string[], base = root): string[] {
  const found: string[] = [];
  const visit = (relative: string) => {
    const stat = statSync(path.join(base, relative), { throwIfNoEntry: false });
    if (stat?.isFile()) found.push(relative);
    if (!stat?.isDirectory()) return;
    for (const name of readdirSync(path.join(base, relative))) {
      if (!SKIPPED.has(name)) visit(path.posix.join(relative, name));
    }
  };
  for (const each of paths) visit(each);
  return [...new Set(found)].sort();
}

/** Source files that are never part of a build, the list of documents that packing writes, and the types of the contract. */
const ASIDE = /\.(?:test|spec|stories)\.tsx?$|\.md$|\/llms\.txt$|^packages\/api-client\/src\/schema\.ts$/;

/** A hash over the names and contents of the files to build at or below the given paths, and over the Node version. */
export function fingerprint(paths: readonly string[], base = root): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`);
  for (const file of filesBelow(paths, base).filter((each) => !ASIDE.test(each))) {
    hash.update(`${file}\n`).update(
      createHash('sha256')
        .update(readFileSync(path.join(base, file)))
        .digest(),
    );
  }
  return hash.digest('hex');
}

export interface Step {
  /** Identifies the step in the cache. */
  name: string;
  /** What the result depends on: files and folders, relative to the checkout. */
  inputs: readonly string[];
  /** What else it depends on: which of several results the step is to make. */
  variant?: string;
  /** Files that must exist for the step to count as done, relative to the checkout. */
  outputs: readonly string[];
  work: () => Promise<void>;
}

/**
 * Runs the step unless its inputs are unchanged since it last succeeded and its outputs exist.
 * The old record is deleted before the work begins, so a step that fails or is killed runs again.
 * Returns true if there was something to do.
 */
export async function whenChanged(step: Step, base = root, folder = cache): Promise<boolean> {
  const record = path.join(folder, 'steps', step.name);
  const now = [fingerprint(step.inputs, base), step.variant].filter(Boolean).join(' ');
  const made = step.outputs.every((output) => statSync(path.join(base, output), { throwIfNoEntry: false }));
  if (made && readRecord(record) === now) return false;

  rmSync(record, { force: true });
  await step.work();
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, now);
  return true;
}

function readRecord(file: string): string | undefined {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'utf8') : undefined;
}
