import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as Bayesnet from '../packages/bayesnet/src/index.ts';
import { alarmShaped, generated } from './inference/generated.ts';
import { seeded } from './integers/rareNetwork.ts';
import { figure, load, median } from './load.ts';
import { type Course, type Order, simulate } from './queue/simulate.ts';

// How soon a network's outcomes are right, by the order of its questions: twenty generated networks whose tables are
// taken as the truth, all answers correct, at first every column even. The error is the mean distance of the outcomes'
// posteriors from the true ones over typical cases, as a share of what it was at first. The curves are kept in
// benchmarks/queue/result.json.
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

const rounded = Object.fromEntries(
  ORDERS.map((order) => [
    order,
    all[order].map(({ until, area, errors }) => ({
      ...{ until: Number(until.toFixed(3)), area: Number(area.toFixed(4)) },
      errors: errors.map((error) => Number(error.toFixed(4))),
    })),
  ]),
);
writeFileSync(path.join(import.meta.dirname, 'queue/result.json'), `${JSON.stringify(rounded)}\n`);
