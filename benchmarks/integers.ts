import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as Bayesnet from '../packages/bayesnet/src/index.ts';
import {
  enumeratedPosteriorsOf,
  type Evidence,
  type Nodes,
  type Posterior,
  type Tables,
} from './integers/posterior.ts';
import { type Random, rareNetwork, seeded } from './integers/rareNetwork.ts';
import { figure, load } from './load.ts';

// What whole percents from 1 to 99 do to a network: the share of posteriors that are more than five points off when an
// expert who knows every number says it with sliders alone, and when the rare ones, at 1 or 2, are said exactly. 25
// random cases on each of three generated networks and of the files named: `node benchmarks/integers.ts hepar.xdsl`.
const { distributionOf, finish, isProblem, MILLION, readNetworkFile, sliderOf, ...bayesnet } = await load<
  typeof Bayesnet
>('packages/bayesnet/src/index.ts');

const CASES = 25;
const FINDINGS = 5;
const POINTS = 0.05;

interface Known {
  readonly name: string;
  readonly nodes: Nodes;
  readonly tables: Tables;
}

function ofFile(file: string): Known {
  const { document, problems } = readNetworkFile(readFileSync(file));
  if (!document) throw new Error(problems[0]?.message);
  const { nodes } = document.network;
  const tables = nodes.map(({ cpt, id }) => {
    if (!cpt) throw new Error(`${id} in ${file} has no table.`);
    return cpt;
  });
  return {
    name: path.basename(file),
    nodes: nodes.map(({ states, parents }) => ({ states: states.length, parents })),
    tables,
  };
}

type Say = (column: readonly number[]) => number[];

const sliders = (column: readonly number[]) => column.map((share) => sliderOf(share * MILLION));
const inWholePercents: Say = (column) => distributionOf(sliders(column));

/** A share is said exactly where its slider is at 1 or 2; the most probable state is left to its own. */
const withExactShares: Say = (column) => {
  const largest = column.indexOf(Math.max(...column));
  const given = sliders(column);
  const exact = column.map((share, state) => {
    if (state === largest || (given[state] ?? 0) > 2) return null;
    return share > 0 ? Math.max(1, Math.round(share * MILLION)) : 0;
  });
  return distributionOf(given, exact);
};

const elicited = ({ nodes, tables }: Known, say: Say): Tables =>
  tables.map((table, node) => {
    const states = nodes[node]?.states ?? 1;
    return Float64Array.from(
      Array.from({ length: table.length / states }, (_, column) =>
        say(Array.from(table.slice(column * states, (column + 1) * states))),
      ).flat(),
    );
  });

function posteriorsOf(nodes: Nodes, tables: Tables, evidence: Evidence): Posterior {
  const model: Bayesnet.InferenceModel = {
    nodes: nodes.map(({ states, parents }, node) => ({
      id: String(node),
      states,
      parents,
      table: { kind: 'full', values: tables[node] ?? new Float64Array() },
    })),
  };
  const found = finish(bayesnet.posteriorsOf(model, { evidence }));
  return (target) => (isProblem(found) ? undefined : [...(found.marginal(target) ?? [])]);
}

/** Findings that can occur together. */
function randomCase({ nodes, tables }: Known, random: Random): Evidence {
  for (;;) {
    const evidence = new Map<number, number>();
    while (evidence.size < FINDINGS) {
      const node = random(nodes.length);
      evidence.set(node, random(nodes[node]?.states ?? 1));
    }
    if (posteriorsOf(nodes, tables, evidence)(evidence.keys().next().value ?? 0)) return evidence;
  }
}

const difference = (a: readonly number[] | undefined, b: readonly number[] | undefined) =>
  a && b ? Math.max(...a.map((share, state) => Math.abs(share - (b[state] ?? 0)))) : 1;

/** For each way of saying the numbers, how many percent of the posteriors are off. */
function compare(known: Known, says: readonly Say[], random: Random) {
  const { nodes } = known;
  const answers = says.map((say) => elicited(known, say));
  const off = says.map(() => 0);
  let all = 0;
  for (let each = 0; each < CASES; each += 1) {
    const evidence = randomCase(known, random);
    const truth = posteriorsOf(nodes, known.tables, evidence);
    const found = answers.map((tables) => posteriorsOf(nodes, tables, evidence));
    for (const target of nodes.keys()) {
      if (evidence.has(target)) continue;
      const right = truth(target);
      all += 1;
      for (const [way, posterior] of found.entries()) {
        if (difference(right, posterior(target)) > POINTS) off[way] = (off[way] ?? 0) + 1;
      }
    }
  }
  return off.map((count) => (100 * count) / all);
}

const random = seeded(20_261_122);

let worst = 0;
for (let network = 0; network < 50; network += 1) {
  const small = { name: 'small', ...rareNetwork(6, random) };
  const evidence = new Map([...randomCase(small, random)].slice(0, 2));
  const [found, summed] = [posteriorsOf, enumeratedPosteriorsOf].map((by) => by(small.nodes, small.tables, evidence));
  for (const target of small.nodes.keys()) {
    if (!evidence.has(target)) worst = Math.max(worst, difference(found?.(target), summed?.(target)));
  }
}
figure('junction tree beside enumeration, 50 small networks', worst, 1e-9, 'largest difference');

const networks = [
  ...[20, 30, 40].map((size) => ({ name: `${size} generated nodes`, ...rareNetwork(size, random) })),
  ...process.argv.slice(2).map(ofFile),
];
for (const known of networks) {
  const [integers = 0, exact = 0] = compare(known, [inWholePercents, withExactShares], random);
  console.log(`        ${known.name}, with integers only: ${integers.toFixed(1)} % of posteriors off`);
  figure(`${known.name}, with exact shares`, exact, 0, '% of posteriors off');
  if (integers === 0) {
    console.log('MISSED  no posterior is off with integers either');
    process.exitCode = 1;
  }
}
