import { run, type RunOptions } from '../run.ts';

export interface Verdict {
  ok: boolean;
  /** The one line that is printed: `lint: 231 files, nothing found`. */
  line: string;
  /** What to mend, printed below it where `ok` is false. */
  details?: string;
}

/** One thing that `npm run check` looks at. */
export type Check = () => Promise<Verdict>;

/** A tool of the repository as a check: green when it exits with 0. */
export function tool(name: string, script: string, args: readonly string[], options: RunOptions = {}): Check {
  return async () => {
    const { code, output } = await run(process.execPath, [script, ...args], options);
    return code === 0 ? { ok: true, line: `${name}: ok` } : { ok: false, line: `${name}: failed`, details: output };
  };
}

/** Several commands as one check; all of them run. */
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
