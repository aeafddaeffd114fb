import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './workspace.ts';

export interface Outcome {
  /** The exit code; 1 if a signal ended the command or it could not be started. */
  code: number;
  /** Its stdout and stderr, interleaved as written. Empty if it wrote to the terminal directly. */
  output: string;
}

export interface RunOptions {
  /** If true, the command writes directly to the terminal. */
  live?: boolean;
  env?: Record<string, string>;
  cwd?: string;
  /** Called with each whole line of the output as it comes. */
  onLine?: (line: string) => void;
  /** Milliseconds after which the command is killed and counts as failed. */
  timeout?: number;
}

/** Runs a command to completion. It never throws and never prompts: stdin is closed. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.live ? 'inherit' : 'pipe', options.live ? 'inherit' : 'pipe'],
    });
    let output = '';
    const collect = (chunk: string) => (output += chunk);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', collect);
      if (stream && options.onLine) createInterface({ input: stream }).on('line', options.onLine);
    }
    // If we are terminated, the command is terminated too instead of being left behind.
    const end = () => {
      child.kill('SIGTERM');
      process.exit(143);
    };
    process.once('SIGTERM', end);
    const limit = options.timeout === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), options.timeout);
    const done = (outcome: Outcome) => {
      clearTimeout(limit);
      process.off('SIGTERM', end);
      resolve(outcome);
    };
    child.on('error', (error) => done({ code: 1, output: `${command}: ${error.message}\n` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** A failed step. Its message is for the person at the terminal; `details` is the tool's output. */
export class StepFailed extends Error {
  readonly details: string;

  constructor(message: string, details = '') {
    super(message);
    this.details = details;
  }
}

/** Runs a command that must succeed, and throws with its output if it fails. */
export async function must(message: string, command: string, args: readonly string[], options?: RunOptions) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new StepFailed(message, output);

  return output;
}

/** Prints a failure in the format that all commands here share. */
export function report(error: unknown) {
  if (!(error instanceof StepFailed)) throw error;
  if (error.details) console.error(error.details.trimEnd());
  console.error(error.message);
}
