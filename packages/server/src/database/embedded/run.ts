import { spawn } from 'node:child_process';
import type { Account } from './account.js';

export interface RunOutcome {
  /** Exit code; -1 if the program could not be started or was killed by a signal. */
  code: number;
  /** Both output streams interleaved, truncated to the last 4,000 characters. */
  output: string;
}

/** The environment of PostgreSQL's programs: no PG* variables of the calling shell may affect them. */
export const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Runs a program as the account until it exits. Never throws. */
export function run(program: string, args: readonly string[], account: Account | undefined): Promise<RunOutcome> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { ...account, cwd: '/', env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
  });
}
