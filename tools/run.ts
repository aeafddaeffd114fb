import { spawn } from 'node:child_process';
import { root } from './workspace.ts';

export interface Outcome {
  /** The exit code; 1 where a signal ended the command or it could not be started. */
  code: number;
  /** What it wrote, stdout and stderr in the order they came. Empty when it wrote to the terminal itself. */
  output: string;
}

export interface RunOptions {
  /** True lets the command write to the terminal as it goes. */
  live?: boolean;
  env?: Record<string, string>;
  cwd?: string;
  /** Milliseconds after which the command is ended; it then counts as failed. */
  timeout?: number;
}

/** Runs a command to its end. It never throws and never asks: stdin is closed. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.live ? 'inherit' : 'pipe', options.live ? 'inherit' : 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    // Whoever ends us ends the command too: it is not left behind.
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

/** A step that did not work. Its message is what the person at the terminal reads; `details` is what the tool said. */
export class StepFailed extends Error {
  readonly details: string;

  constructor(message: string, details = '') {
    super(message);
    this.details = details;
  }
}

/** Runs a command that has to work, and throws what it said where it does not. */
export async function must(message: string, command: string, args: readonly string[], options?: RunOptions) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new StepFailed(message, output);

  return output;
}

/** Prints a failure the way every command here prints it. */
export function report(error: unknown) {
  if (!(error instanceof StepFailed)) throw error;
  if (error.details) console.error(error.details.trimEnd());
  console.error(error.message);
}
