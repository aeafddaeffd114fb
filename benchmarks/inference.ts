import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as Bayesnet from '../packages/bayesnet/src/index.ts';
import { alarmShaped, generated, muninShaped, oneTable } from './inference/generated.ts';
import { byPyAgrum, pyAgrumVersion } from './inference/pyAgrum.ts';
import { type Random, seeded } from './integers/rareNetwork.ts';
import { figure, load } from './load.ts';

// All marginals and all families of a network, from the tables to the numbers: the time beside the largest clique, and
// beside that of pyAgrum in the same run where Python has it (PYTHON names another one). Both must agree on posteriors
// given five findings. Generated networks, and the files named: `node benchmarks/inference.ts hepar.xdsl`.
const { finish, isProblem, modelOf, posteriorsIn, posteriorsOf, prepareInference, readNetworkFile } = await load<
  typeof Bayesnet
>('packages/bayesnet/src/index.ts');

const ROUNDS = 9;
const FINDINGS = 5;
/** Up to this many cells in the largest clique, nothing else may be faster. */
const COMMON = 2 ** 16;

function ofFile(file: string): Bayesnet.InferenceModel {
  const { document, problems } = readNetworkFile(readFileSync(file));
  if (!document) throw new Error(problems[0]?.message);
  return modelOf(document.network);
}

function solved<Found extends object>(found: Found | Bayesnet.InferenceProblem): Found {
  if (isProblem(found)) throw new Error(JSON.stringify(found));
  return found;
}

/** The shortest of several times, in milliseconds, and the cells of the largest clique. */
function measure(model: Bayesnet.InferenceModel): { milliseconds: number; largest: number } {
  let milliseconds = Number.POSITIVE_INFINITY;
  let largest = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const prepared = solved(finish(prepareInference(model, {})));
    const found = solved(finish(posteriorsIn(prepared)));
    for (const node of model.nodes.keys()) {
      found.marginal(node);
      found.family(node);
    }
    milliseconds = Math.min(milliseconds, performance.now() - start);
    largest = Math.max(...prepared.parts.flatMap(({ tree }) => tree.cliques.map(({ cells }) => cells)));
  }
  return { milliseconds, largest };
}

/** Findings that can occur together. */
function someFindings({ nodes }: Bayesnet.InferenceModel, random: Random): Bayesnet.Evidence {
  for (;;) {
    const evidence = new Map<number, number>();
    while (evidence.size < FINDINGS) {
      const node = random(nodes.length);
      evidence.set(node, random(nodes[node]?.states ?? 1));
    }
    if (!isProblem(finish(posteriorsOf({ nodes }, { evidence })))) return evidence;
  }
}

const random = seeded(20_261_122);
const networks = [
  ...process.argv.slice(2).map((file) => ({ name: path.basename(file), model: ofFile(file) })),
  ...[1, 2, 3].map((each) => ({ name: `Alarm-shaped ${each}`, model: generated(alarmShaped, random) })),
  { name: 'One table of 2^16', model: oneTable(15, random) },
  ...[2, 3, 4].map((reach) => ({ name: `Munin-shaped, reach ${reach}`, model: generated(muninShaped(reach), random) })),
];

const version = pyAgrumVersion();
console.log(
  version ? `        beside pyAgrum ${version}` : '        pyAgrum is not installed: nothing to compare with',
);
for (const { name, model } of networks) {
  const { milliseconds, largest } = measure(model);
  console.log(`        ${name}: ${model.nodes.length} nodes, largest clique ${largest}, ${milliseconds.toFixed(1)} ms`);
  if (!version) continue;
  const evidence = someFindings(model, random);
  const found = solved(finish(posteriorsOf(model, { evidence })));
  const other = byPyAgrum(model, evidence, 3);
  console.log(`        ${name} by pyAgrum: largest clique ${other.largest}, ${other.milliseconds.toFixed(1)} ms`);
  const limit = largest <= COMMON ? 1 : Number.POSITIVE_INFINITY;
  figure(`${name}, time beside pyAgrum's`, milliseconds / other.milliseconds, limit, 'times');
  const off = other.marginals.flatMap((marginal, node) =>
    marginal.map((share, state) => Math.abs(share - (found.marginal(node)?.[state] ?? Number.NaN))),
  );
  const probability = Math.exp(found.logProbability ?? Number.NaN) / other.probability;
  figure(`${name}, posteriors given ${FINDINGS} findings`, Math.max(...off), 1e-9, 'largest difference');
  figure(`${name}, probability of the findings`, Math.abs(probability - 1), 1e-9, 'relative difference');
}
