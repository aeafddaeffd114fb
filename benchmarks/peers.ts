// Whether other programs compute from our files what we do. It converts a network, and takes it as a file of each
// format through the server: upload, three answered nodes, combinations, download; pyAgrum reads what comes out, pgmpy XDSL and BIF, and bnlearn DSC where R is
// there. Then each of them writes a network with names of every kind in each of its formats, and reads it again once it was
// answered here.
// `PYTHON=… node benchmarks/peers.ts network.xdsl` takes a network of yours in place of the largest example.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type * as Bayesnet from '../packages/bayesnet/src/index.ts';
import { written } from './formats/written.ts';
import { load } from './load.ts';
import { openServer } from './peers/takenThrough.ts';
import { type Answers, ask, hasBnlearn, type Peer, type Question } from './peers/peer.ts';
import { drawing } from './peers/random.ts';
import { roundTrips } from './peers/roundTrip.ts';

const { convert, finish, formats, isProblem, modelOf, posteriorsOf, readNetworkFile } = await load<typeof Bayesnet>(
  'packages/bayesnet/src/index.ts',
);
const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'credence-peers-'));
const draw = drawing(1);
/**
 * Who reads a format in its own order of parents, and the ending that it is told by. pyAgrum takes XDSL and UAI in another,
 * and pgmpy UAI (docs/formats.md).
 */
const readers: ReadonlyMap<string, { readonly ending: string; readonly peers: readonly Peer[] }> = new Map([
  ['xdsl', { ending: 'xdsl', peers: ['pgmpy'] }],
  ['xmlbif', { ending: 'bifxml', peers: ['pyAgrum'] }],
  ['bif', { ending: 'bif', peers: ['pyAgrum', 'pgmpy'] }],
  ['net', { ending: 'net', peers: ['pyAgrum'] }],
  ['dsl', { ending: 'dsl', peers: ['pyAgrum'] }],
]);
/** pyAgrum's readers of text keep single precision. */
const tolerance = (format: string, peer: Peer) =>
  peer === 'pyAgrum' && ['bif', 'net', 'dsl'].includes(format) ? 1e-7 : 1e-9;

interface Case {
  readonly what: string;
  readonly format: string;
  readonly path: string;
  readonly questions: readonly Question[];
  readonly own: readonly (readonly number[])[];
}

function read(bytes: Uint8Array): Bayesnet.NetworkFile {
  const { document, problems } = readNetworkFile(bytes);
  if (!document) throw new Error(problems[0]?.message);
  return document;
}

/** Three nodes that are asked for, each with two findings that can occur. */
function caseOf(what: string, format: string, bytes: Uint8Array): Case {
  const { network } = read(bytes);
  const file = path.join(folder, `${what.replaceAll(/\W/g, '-')}.${readers.get(format)?.ending ?? format}`);
  writeFileSync(file, bytes);
  const model = modelOf(network);
  const computable = network.nodes.flatMap(({ states, cpt }, at) => (cpt && states.length > 1 ? [at] : []));
  const questions: Question[] = [];
  const own: number[][] = [];
  for (let tries = 0; tries < 100 && own.length < 3; tries += 1) {
    const [target = 0, ...found] = computable
      .map((at) => ({ at, by: draw(2 ** 30) }))
      .sort((a, b) => a.by - b.by)
      .map(({ at }) => at);
    const evidence = new Map(found.slice(0, 2).map((at) => [at, draw(network.nodes[at]?.states.length ?? 1)]));
    const posteriors = finish(posteriorsOf(model, { evidence, targets: [target] }));
    if (isProblem(posteriors)) continue;
    const idOf = (at: number) => network.nodes[at]?.id ?? '';
    questions.push({ target: idOf(target), evidence: [...evidence].map(([at, state]) => [idOf(at), state]) });
    own.push([...(posteriors.marginal(target) ?? [])]);
  }
  return { what, format, path: file, questions, own };
}

/** The network as a file of each format, uploaded, answered, given combinations and downloaded. */
async function uploads({ network, format: from }: Bayesnet.NetworkFile): Promise<Case[]> {
  const server = await openServer();
  try {
    const cases: Case[] = [];
    for (const { id } of formats) {
      const text = written[id]?.(network) ?? convert(network, id, from).text ?? '';
      const before = read(new TextEncoder().encode(text));
      const back = await server.taken(text, before.network);
      cases.push(caseOf(`answered as ${id}`, id, new TextEncoder().encode(back)));
    }
    return cases;
  } finally {
    await server.stop();
  }
}

function conversions(file: Bayesnet.NetworkFile): Case[] {
  return ['xdsl', 'bif', 'net', 'xmlbif', 'dsc'].map((format) => {
    const { text, without } = convert(file.network, format, file.format);
    if (without) throw new Error(`no table of ${without.join(', ')}`);
    return caseOf(`converted to ${format}`, format, new TextEncoder().encode(text));
  });
}

const network = read(readFileSync(process.argv[2] ?? path.join(root, 'examples/larynx.xdsl')));
const cases = [...conversions(network), ...(await uploads(network))];
const answers = new Map(
  (['pyAgrum', 'pgmpy'] as const).map((peer) => {
    const files = cases.filter(({ format }) => readers.get(format)?.peers.includes(peer));
    return [peer, new Map(ask(peer, files).map((answer, at) => [files[at], answer]))] as const;
  }),
);
const bnlearn = hasBnlearn();

for (const each of cases) {
  const said = [...answers].flatMap(([peer, byCase]) => {
    const answer = byCase.get(each);
    return answer ? [verdict(each, peer, answer)] : [];
  });
  console.log(`${each.what}: ${said.length > 0 ? said.join('; ') : otherwise(each)}`);
}

for (const { sentence, holds } of roundTrips(folder)) {
  console.log(sentence);
  if (!holds) process.exitCode = 1;
}

function verdict({ own, format }: Case, peer: Peer, answer: Answers): string {
  if (answer.refused !== undefined) {
    process.exitCode = 1;
    return `${peer} refuses it: ${answer.refused}`;
  }
  const off = Math.max(
    ...own.flatMap((shares, at) =>
      shares.map((share, state) => Math.abs(share - (answer.posteriors[at]?.[state] ?? 2))),
    ),
  );
  if (off <= tolerance(format, peer)) return `${peer} agrees, ${off.toExponential(1)} off`;
  process.exitCode = 1;
  return `${peer} says something else, ${off.toPrecision(2)} off`;
}

function otherwise({ format, path: file, questions }: Case): string {
  if (questions.length === 0) return 'read again by ourselves, and has nothing to compute';
  if (format === 'uai') return 'read again by ourselves; pyAgrum and pgmpy have an order of their own';
  if (format !== 'dsc') return 'read again by ourselves; no other program to ask';
  if (!bnlearn) return 'read again by ourselves; R with bnlearn is not installed';
  const { status } = spawnSync('Rscript', ['-e', 'library(bnlearn); read.dsc(commandArgs(TRUE)[1])', file]);
  return status === 0 ? 'bnlearn reads it' : 'bnlearn refuses it';
}
