import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { PlainNode } from '../../packages/bayesnet/fixtures/asymmetric.ts';

/** What is asked of a file: a node's posterior, by the names that the file gives. */
export interface Question {
  readonly target: string;
  /** Nodes with the places of the states they were found in. */
  readonly evidence: readonly (readonly [string, number])[];
}

/** What another program refuses, in its words. */
export interface Refusal {
  readonly refused: string;
}
type Refusable<Answer> = (Answer & { readonly refused?: never }) | Refusal;

export type Answers = Refusable<{ readonly posteriors: readonly (readonly number[])[] }>;
/** The nodes of a file as another program reads them. */
export type Tables = Refusable<{ readonly nodes: readonly PlainNode[] }>;

export type Peer = 'pyAgrum' | 'pgmpy';
const scripts: Readonly<Record<Peer, string>> = { pyAgrum: 'withPyAgrum.py', pgmpy: 'withPgmpy.py' };

/** The posteriors that another program computes from files. */
export function ask(
  peer: Peer,
  files: readonly { readonly path: string; readonly questions: readonly Question[] }[],
): Answers[] {
  return askPython<Answers>(peer, { ask: 'posteriors', files });
}

/** A program that writes a network and reads tables. */
export interface Writer {
  readonly write: (
    files: readonly { readonly path: string; readonly nodes: readonly PlainNode[] }[],
  ) => Refusable<object>[];
  readonly tables: (paths: readonly string[]) => Tables[];
}

export const pythonWriter = (peer: Peer): Writer => ({
  write: (files) => askPython(peer, { ask: 'write', files }),
  tables: (paths) => askPython(peer, { ask: 'tables', files: paths.map((file) => ({ path: file })) }),
});

export const bnlearnWriter: Writer = {
  write: (files) =>
    askBnlearn(
      'write',
      files.flatMap(({ path: file, nodes }) => [['path', file], ...nodes.flatMap(linesOf)]),
    ),
  tables: (paths) =>
    askBnlearn(
      'tables',
      paths.map((file) => ['path', file]),
    ),
};

/** Whether R is there with bnlearn. */
export const hasBnlearn = () => spawnSync('Rscript', ['-e', 'library(bnlearn)']).status === 0;

function askPython<Answer>(peer: Peer, request: object): Answer[] {
  const python = process.env['PYTHON'] ?? 'python3';
  const script = path.join(import.meta.dirname, scripts[peer]);
  return JSON.parse(output(peer, python, ['-I', script], JSON.stringify(request))) as Answer[];
}

function output(peer: string, command: string, args: readonly string[], input: string): string {
  const { stdout, stderr, status } = spawnSync(command, args, { input, maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${peer} cannot be run: ${stderr?.toString().trim().split('\n').at(-1)}`);
  return stdout.toString();
}

const linesOf = ({ id, states, parents, columns }: PlainNode): string[][] => [
  ['node', id],
  ...states.map((state) => ['state', state]),
  ...parents.map((parent) => ['parent', parent]),
  ...columns.map((column) => ['column', column.join(' ')]),
];

function askBnlearn(question: 'write' | 'tables', lines: readonly (readonly string[])[]): Tables[] {
  const script = path.join(import.meta.dirname, 'withBnlearn.R');
  const input = `${lines.map((line) => line.join('\t')).join('\n')}\n`;
  const answers: {
    nodes: { id: string; states: string[]; parents: string[]; columns: number[][] }[];
    refused?: string;
  }[] = [];
  for (const line of output('bnlearn', 'Rscript', [script, question], input).trimEnd().split('\n')) {
    const [word = '', text = ''] = line.split('\t');
    const answer = answers.at(-1);
    const node = answer?.nodes.at(-1);
    if (word === 'path') answers.push({ nodes: [] });
    else if (word === 'refused' && answer) answer.refused = text;
    else if (word === 'node') answer?.nodes.push({ id: text, states: [], parents: [], columns: [] });
    else if (word === 'state') node?.states.push(text);
    else if (word === 'parent') node?.parents.push(text);
    else if (word === 'column') node?.columns.push(text.trim().split(/\s+/).map(Number));
  }
  return answers.map(({ nodes, refused }) => (refused === undefined ? { nodes } : { refused }));
}
