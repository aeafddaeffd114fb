import { run, type RunOptions } from '../../build/run.ts';

export interface Verdict {
  ok: boolean;
  /** The one-line summary: `lint: 231 files, nothing found`. */
  line: string;
  /** What to fix, printed below the line if `ok` is false. */
  details?: string;
}

/** One of the checks of `npm run check`. */
export type Check = () => Promise<Verdict>;

/** Wraps one of the repository's tools as a check: it passes if the tool exits with 0. */
export function tool(name: string, script: string, args: readonly string[], options: RunOptions = {}): Check {
  return async () => {
    const { code, output } = await run(process.execPath, [script, ...args], options);
    return code === 0 ? { ok: true, line: `${name}: ok` } : { ok: false, line: `${name}: failed`, details: output };
  };
}

/** Combines several checks into one; all of them run. */
export function all(name: string, checks: readonly Check[]): Check {
  return async () => {
    const failed: Verdict[] = [];
    for (const check of checks) {
      const verdict = await check();
      if (!verdict.ok) failed.push(verdict);
    }
    const details = failed.map((verdict) => `${verdict.line}\n${verdict.details ?? ''}`).join('\n');
    return failed.length === 0 ? { ok: true, line: `${name}: ok` } : { ok: false, line: `${name}: failed`, details };
  };
}
