import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../build/workspace.ts';
import type * as Bayesnet from '../packages/bayesnet/src/index.ts';
import { alarmShaped, generated } from './inference/generated.ts';
import { seeded } from './integers/rareNetwork.ts';
import { figure, load, median } from './load.ts';
import { chart } from './queue/chart.ts';
import { pictureOf } from './queue/pictureOf.ts';
import { type Course, type Order, simulate } from './queue/simulate.ts';

// How soon a network's outcomes are right, by the order of its questions: twenty generated networks whose tables are
// taken as the truth, all answers correct, at first every column even. The error is the mean distance of the outcomes'
// posteriors from the true ones over typical cases, as a share of what it was at first. The medians are kept in
// docs/images/queue.tsv and drawn in docs/images/queue.png. Files are measured too if they are named:
// `node benchmarks/queue.ts hepar.xdsl`.
const bayesnet = await load<typeof Bayesnet>('packages/bayesnet/src/index.ts');

const NETWORKS = 20;
const ORDERS: readonly Order[] = ['adaptive', 'ranked once', 'few parents first', 'file', 'random'];

const all: Record<Order, Course[]> = { adaptive: [], 'ranked once': [], 'few parents first': [], file: [], random: [] };
for (let network = 1; network <= NETWORKS; network += 1) {
  const truth = generated(alarmShaped, seeded(network));
  for (const order of ORDERS) all[order].push(simulate(bayesnet, truth, order, seeded(1_000 + network)));
}

const ratios = all.adaptive.map((course, network) => course.area / (all.file[network]?.area ?? Number.NaN));
for (const order of ORDERS) {
  const courses = all[order];
  const ninety = (100 * median(courses.map(({ until }) => until))).toFixed(0);
  const area = median(courses.map((course) => course.area)).toFixed(3);
  console.log(`        ${order.padEnd(18)} 90 % of the accuracy after ${ninety} % of the questions, area ${area}`);
}
const first = all.adaptive.filter(({ area }, network) =>
  ORDERS.every((order) => area <= (all[order][network]?.area ?? 0)),
);
console.log(`        the smallest area in ${first.length} of ${NETWORKS}`);
figure('area of the adaptive order beside that of the file', median(ratios), 0.35, 'times, the median');

for (const file of process.argv.slice(2)) {
  const { document, problems } = bayesnet.readNetworkFile(readFileSync(file));
  if (!document) throw new Error(problems[0]?.message);
  const truth = bayesnet.modelOf(document.network);
  const [ours, other] = (['adaptive', 'file'] as const).map((order) => simulate(bayesnet, truth, order, seeded(1)));
  const ninety = [ours, other]
    .map((course) => `${(100 * (course?.until ?? 1)).toFixed(0)} %`)
    .join(', in file order after ');
  console.log(`        ${path.basename(file)}: 90 % of the accuracy after ${ninety}`);
  figure(`${path.basename(file)}, area beside that of the file`, (ours?.area ?? 1) / (other?.area ?? 0), 0.35, 'times');
}

/** The error of a course after a share of its questions. */
function errorAt({ errors }: Course, share: number): number {
  const at = share * (errors.length - 1);
  const [before = 0, after = before] = errors.slice(Math.floor(at));
  return before + (after - before) * (at % 1);
}

const shares = Array.from({ length: 41 }, (_, step) => step / 40);
const lines = ORDERS.map((order) => ({
  name: order,
  values: shares.map((share) => median(all[order].map((course) => errorAt(course, share)))),
}));
const rows = shares.map((share, step) => [share, ...lines.map(({ values }) => values[step] ?? 0)]);
const table = [['share', ...ORDERS], ...rows.map((row) => row.map((number) => number.toFixed(4)))];
writeFileSync(inRoot('docs/images/queue.tsv'), table.map((row) => `${row.join('\t')}\n`).join(''));
writeFileSync(inRoot('docs/images/queue.png'), await pictureOf(chart(lines, 'questions answered', 'error left')));
