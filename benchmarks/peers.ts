// Whether other programs compute from our files what we do. It converts a network, and takes it as a file of each
// format through answers and combinations; pyAgrum reads what comes out, and bnlearn DSC where R is there.
// `PYTHON=… node benchmarks/peers.ts network.xdsl` takes a network of yours in place of the largest example.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type * as Bayesnet from '../packages/bayesnet/src/index.ts';
import { written } from './formats/written.ts';
import { load } from './load.ts';
import { askPyAgrum, type Question } from './peers/byPyAgrum.ts';
import { drawing } from './peers/random.ts';

const { convert, finish, formats, isProblem, modelOf, posteriorsOf, readNetworkFile, writeNetworkFile } = await load<
  typeof Bayesnet
>('packages/bayesnet/src/index.ts');
const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'credence-peers-'));
const draw = drawing(1);
/** What pyAgrum reads, by the ending that it tells it by. */
const endings = new Map(
  Object.entries({ xdsl: 'xdsl', xmlbif: 'bifxml', bif: 'bif', net: 'net', dsl: 'dsl', uai: 'uai' }),
);
/** Its readers of text keep single precision. */
const tolerance = (format: string) => (['bif', 'net', 'dsl', 'uai'].includes(format) ? 1e-7 : 1e-9);

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
  const file = path.join(folder, `${what.replaceAll(/\W/g, '-')}.${endings.get(format) ?? format}`);
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
    const idOf = (at: number) => nameThere(format, network, at);
    questions.push({ target: idOf(target), evidence: [...evidence].map(([at, state]) => [idOf(at), state]) });
    own.push([...(posteriors.marginal(target) ?? [])]);
  }
  return { what, format, path: file, questions, own };
}

/** New numbers for three nodes; in the last a combination decides half of the columns. */
function answered(file: Bayesnet.NetworkFile): Bayesnet.Tables {
  const asked = file.network.nodes.filter(({ notAssessed }) => !notAssessed).slice(0, 3);
  return new Map(
    asked.map(({ key, states }, place) => [
      key,
      (column: number) => {
        const first = (1 + ((place === 2 ? column >> 1 : column) % 7)) / 16;
        return states.map((_, at) => (at === 0 ? first : (1 - first) / (states.length - 1)));
      },
    ]),
  );
}

/** What pyAgrum calls a node: by what GeNIe shows, or where a file has no names, by its place. */
function nameThere(format: string, { nodes }: Bayesnet.Network, at: number): string {
  const { id = '', name = '' } = nodes[at] ?? {};
  if (format === 'uai') return String(at);
  return format === 'xdsl' ? name : id;
}

/** The network as a file of each format, read, answered and written. */
function uploads({ network, format: from }: Bayesnet.NetworkFile): Case[] {
  return formats.map(({ id }) => {
    const text = written[id]?.(network) ?? convert(network, id, from).text ?? '';
    const file = read(new TextEncoder().encode(text));
    return caseOf(`answered as ${id}`, id, writeNetworkFile(file, answered(file)));
  });
}

function conversions(file: Bayesnet.NetworkFile): Case[] {
  return ['xdsl', 'bif', 'net', 'xmlbif', 'dsc'].map((format) => {
    const { text, without } = convert(file.network, format, file.format);
    if (without) throw new Error(`no table of ${without.join(', ')}`);
    return caseOf(`converted to ${format}`, format, new TextEncoder().encode(text));
  });
}

const network = read(readFileSync(process.argv[2] ?? path.join(root, 'examples/larynx.xdsl')));
const cases = [...conversions(network), ...uploads(network)];
const asked = cases.filter(({ format, questions }) => endings.has(format) && questions.length > 0);
const answers = askPyAgrum(asked);
const bnlearn = spawnSync('Rscript', ['-e', 'library(bnlearn)']).status === 0;

for (const each of cases) {
  const answer = answers[asked.indexOf(each)];
  console.log(`${each.what}: ${answer ? verdict(each, answer) : otherwise(each)}`);
}

function verdict({ own, format }: Case, answer: (typeof answers)[number]): string {
  if (answer.refused !== undefined) return `pyAgrum refuses it: ${answer.refused}`;
  const off = Math.max(
    ...own.flatMap((shares, at) =>
      shares.map((share, state) => Math.abs(share - (answer.posteriors[at]?.[state] ?? 2))),
    ),
  );
  if (off <= tolerance(format)) return `pyAgrum agrees, ${off.toExponential(1)} off`;
  // It takes the parents there in the opposite order (docs/formats.md).
  if (!['xdsl', 'uai'].includes(format)) process.exitCode = 1;
  return `pyAgrum says something else, ${off.toPrecision(2)} off`;
}

function otherwise({ format, path: file, questions }: Case): string {
  if (questions.length === 0) return 'read again by ourselves, and has nothing to compute';
  if (format !== 'dsc') return 'read again by ourselves; no other program to ask';
  if (!bnlearn) return 'read again by ourselves; R with bnlearn is not installed';
  const { status } = spawnSync('Rscript', ['-e', 'library(bnlearn); read.dsc(commandArgs(TRUE)[1])', file]);
  return status === 0 ? 'bnlearn reads it' : 'bnlearn refuses it';
}
