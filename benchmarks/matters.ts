// What an expert waits for while the network is computed, in Chromium at a quarter of this processor's speed: all
// posteriors of an Alarm-shaped network after one answer, and one rank of a network of the size of Hepar II, or of the file
// named: `node benchmarks/matters.ts hepar.xdsl`. Slowing down a page leaves its workers as they are, so that the page's
// own thread computes here what the worker computes in the application.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { launchOptions } from '../build/browser.ts';
import { inRoot } from '../build/workspace.ts';
import type * as Bayesnet from '../packages/bayesnet/src/index.ts';
import { alarmShaped, generated, heparShaped } from './inference/generated.ts';
import { seeded } from './integers/rareNetwork.ts';
import { figure, load, median } from './load.ts';
import type { PageOfMatters } from './matters/page.ts';

const SLOWER = 4;
/** Rounds before the measured ones, for just-in-time compilation, and the measured ones. */
const [WARM, ROUNDS] = [5, 25];
/** Milliseconds. */
const [FEEDBACK, RANK] = [100, 1000];

const { modelOf, readNetworkFile } = await load<typeof Bayesnet>('packages/bayesnet/src/index.ts');

function ofFile(file: string): Bayesnet.InferenceModel {
  const { document, problems } = readNetworkFile(readFileSync(file));
  if (!document) throw new Error(problems[0]?.message);
  return modelOf(document.network);
}

/** A network as the server gives it, with every column from its file: all of them are open. */
function tablesOf({ nodes }: Bayesnet.InferenceModel): Parameters<PageOfMatters['rank']>[0] {
  return {
    nodes: nodes.map(({ id, states, parents, table }) => {
      if (table.kind !== 'full') throw new Error(`${id} has no full table.`);
      return {
        id,
        display_name: id,
        vars: Array.from({ length: states }, (_, state) => `s${state}`),
        parents: parents.map((parent) => nodes[parent]?.id ?? ''),
        table: {
          kind: 'full',
          values: [...table.values],
          columns: [{ basis: 'file', count: table.values.length / states }],
        },
      };
    }),
  };
}

/** Two nodes without children as outcomes, and two cases of one finding each. */
function questionOf({ nodes }: Bayesnet.InferenceModel): Parameters<PageOfMatters['rank']>[1] {
  const parents = new Set(nodes.flatMap((node) => node.parents));
  const ends = nodes.filter((node, place) => !parents.has(place) && node.parents.length > 0);
  const [first, second, third, fourth] = ends;
  if (!first || !second || !third || !fourth) throw new Error('The network has too few nodes without children.');
  const last = ({ id, states }: Bayesnet.ModelNode) => ({ node: id, state: states - 1 });
  const found = ({ id }: Bayesnet.ModelNode) => [{ node: id, state: 0 }];
  return {
    outcomes: [last(first), last(second)],
    cases: [found(third), found(fourth)],
    nodes: nodes.map(({ id }) => id),
    passed: [],
  };
}

const { outputFiles } = await build({
  entryPoints: [inRoot('benchmarks/matters/page.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  alias: { '@credence/bayesnet': inRoot('packages/bayesnet/src/index.ts') },
  logLevel: 'error',
});
const random = seeded(20_261_123);
const alarm = generated(alarmShaped, random);
const [file] = process.argv.slice(2);
const ranked = file === undefined ? generated(heparShaped, random) : ofFile(file);
const name = file === undefined ? 'a Hepar-shaped network' : path.basename(file);

const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const posteriors = await page.evaluate(
    ({ tables, rounds }) => (globalThis as unknown as { matters: PageOfMatters }).matters.posteriors(tables, rounds),
    { tables: tablesOf(alarm), rounds: WARM + ROUNDS },
  );
  const ranks = await page.evaluate(
    ({ tables, question, rounds }) =>
      (globalThis as unknown as { matters: PageOfMatters }).matters.rank(tables, question, rounds),
    { tables: tablesOf(ranked), question: questionOf(ranked), rounds: WARM + ROUNDS },
  );
  const firsts = [posteriors[0], ranks[0]].map((each) => `${(each ?? Number.NaN).toFixed(0)} ms`);
  console.log(`        the first time, not yet compiled: ${firsts.join(' and ')}`);
  figure(
    `all posteriors of an Alarm-shaped network after an answer, ${SLOWER} times slower, median`,
    median(posteriors.slice(WARM)),
    FEEDBACK,
    'ms',
  );
  const { length } = ranked.nodes;
  figure(
    `one rank of ${name} (${length} nodes, 2 outcomes, 2 cases), ${SLOWER} times slower, median`,
    median(ranks.slice(WARM)),
    RANK,
    'ms',
  );
} finally {
  await browser.close();
}
