import { run, StepFailed } from '../build/run.ts';
import { root } from '../build/workspace.ts';

export interface Changes {
  /** The commit at which this line of work left `main`. */
  readonly since: string;
  /** The files that differ from it, committed or not, by their paths from the root. */
  readonly files: readonly string[];
}

/** What has changed in a checkout since its line of work left `main`. */
export async function readChanges(checkout = root): Promise<Changes> {
  const git = async (...args: string[]) => {
    const { code, output } = await run('git', args, { cwd: checkout });
    return code === 0 ? output.split('\n').filter((line) => line !== '') : undefined;
  };
  const left = (await git('merge-base', 'HEAD', 'origin/main')) ?? (await git('merge-base', 'HEAD', 'main'));
  const since = left?.[0] ?? 'HEAD';
  const tracked = await git('diff', '--name-only', since);
  const others = await git('ls-files', '--others', '--exclude-standard');
  if (!tracked || !others)
    throw new StepFailed('What has changed is known only in a clone that git made. Run npm test without “changed”.');
  return { since, files: [...tracked, ...others] };
}

/** Whether the whole product can behave differently after a change of this file. No import leads there from a journey. */
export const isOfProduct = (file: string): boolean =>
  /^(?:openapi\.yaml|pnpm-lock\.yaml|(?:e2e|harness)\/|packages\/[^/]+\/(?:src|migrations)\/)/.test(file) &&
  !/\.(?:test|stories|fixtures|docs)\./.test(file);
