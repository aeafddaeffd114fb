import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** What is asked of a file: a node's posterior, by the names that the file gives. */
export interface Question {
  readonly target: string;
  /** Nodes with the places of the states they were found in. */
  readonly evidence: readonly (readonly [string, number])[];
}

export type Answers =
  | { readonly posteriors: readonly (readonly number[])[]; readonly refused?: never }
  | { readonly refused: string };

export type Peer = 'pyAgrum' | 'pgmpy';
const scripts: Readonly<Record<Peer, string>> = { pyAgrum: 'withPyAgrum.py', pgmpy: 'withPgmpy.py' };

/** The posteriors that another program computes from files. */
export function ask(
  peer: Peer,
  files: readonly { readonly path: string; readonly questions: readonly Question[] }[],
): Answers[] {
  const script = path.join(import.meta.dirname, scripts[peer]);
  const python = process.env['PYTHON'] ?? 'python3';
  const { stdout, stderr, status } = spawnSync(python, ['-I', script], {
    input: JSON.stringify(files),
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${peer} cannot be run: ${stderr?.toString().trim().split('\n').at(-1)}`);
  return JSON.parse(stdout.toString()) as Answers[];
}
