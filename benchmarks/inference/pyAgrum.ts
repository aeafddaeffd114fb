import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Evidence, InferenceModel } from '../../packages/bayesnet/src/index.ts';

/** What pyAgrum finds: the posteriors given the findings, and how long everything takes without them. */
export interface Compared {
  readonly milliseconds: number;
  /** The cells of its largest clique. */
  readonly largest: number;
  readonly probability: number;
  readonly marginals: readonly (readonly number[])[];
}

const python = process.env['PYTHON'] ?? 'python3';

/** The version that is installed. */
export function pyAgrumVersion(): string | undefined {
  const { status, stdout } = spawnSync(python, ['-I', '-c', 'import pyagrum; print(pyagrum.__version__)']);
  return status === 0 ? stdout.toString().trim() : undefined;
}

export function byPyAgrum({ nodes }: InferenceModel, evidence: Evidence, rounds: number): Compared {
  const input = JSON.stringify({
    nodes: nodes.map(({ states, parents, table }) => ({
      states,
      parents,
      values: table.kind === 'full' ? [...table.values] : [],
    })),
    evidence: [...evidence],
    rounds,
  });
  const script = path.join(import.meta.dirname, 'withPyAgrum.py');
  const { stdout, stderr, status } = spawnSync(python, ['-I', script], { input, maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(stderr.toString());
  return JSON.parse(stdout.toString()) as Compared;
}
