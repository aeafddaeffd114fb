// Damaged files of every format: nothing may be thrown, and what reads without an error is written as it was, and with
// new numbers in it so that it reads again. `node benchmarks/mutants.ts 10000 1` makes so many of each with that seed.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as Bayesnet from '../packages/bayesnet/src/index.ts';
import { load } from './load.ts';
import { mutantOf } from './peers/mutant.ts';
import { drawing } from './peers/random.ts';

const bayesnet = await load<typeof Bayesnet>('packages/bayesnet/src/index.ts');
const { formats, readNetworkFile, writeNetworkFile } = bayesnet;
const fixtures = path.resolve(import.meta.dirname, '../packages/bayesnet/fixtures');
const many = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 1);

/** What became of one. */
type Outcome = 'refused' | 'read' | 'thrown' | 'changed' | 'not read again';

function outcomeOf(bytes: Uint8Array): Outcome {
  try {
    const { document } = readNetworkFile(bytes);
    if (!document) return 'refused';
    if (Buffer.compare(writeNetworkFile(document, new Map()), bytes) !== 0) return 'changed';
    const asked = document.network.nodes.filter(({ notAssessed }) => !notAssessed);
    const answers = new Map(asked.map(({ key, states }) => [key, () => states.map((_, at) => (at === 0 ? 1 : 0))]));
    return sameAnswers(writeNetworkFile(document, answers), asked) ? 'read' : 'not read again';
  } catch {
    return 'thrown';
  }
}

function sameAnswers(bytes: Uint8Array, asked: readonly Bayesnet.NetworkNode[]): boolean {
  const nodes = new Map(readNetworkFile(bytes).document?.network.nodes.map((node) => [node.key, node]));
  return asked.every(({ key, states }) => {
    const { cpt } = nodes.get(key) ?? {};
    return cpt?.every((number, at) => number === (at % states.length === 0 ? 1 : 0)) ?? false;
  });
}

const outcomes: readonly Outcome[] = ['refused', 'read', 'thrown', 'changed', 'not read again'];
console.log(['format', 'file', ...outcomes].join('\t'));
for (const { id } of formats) {
  const folder = path.join(fixtures, id);
  // The largest says the most, but takes as many times as long.
  const files = readdirSync(folder).map((name) => ({ name, bytes: readFileSync(path.join(folder, name)) }));
  const [file] = files.sort((a, b) => a.bytes.length - b.bytes.length).slice(Math.floor(files.length / 2));
  if (!file) continue;
  const draw = drawing(seed);
  const found = new Map<Outcome, number>();
  for (let count = 0; count < many; count += 1) {
    const outcome = outcomeOf(mutantOf(file.bytes, draw));
    found.set(outcome, (found.get(outcome) ?? 0) + 1);
  }
  console.log([id, file.name, ...outcomes.map((outcome) => found.get(outcome) ?? 0)].join('\t'));
  if (['thrown', 'changed', 'not read again'].some((outcome) => found.has(outcome as Outcome))) process.exitCode = 1;
}
