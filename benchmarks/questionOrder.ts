import type * as Bayesnet from '../packages/bayesnet/src/index.ts';
import { figure, load, percentile } from './load.ts';

/**
 * How many parents change from one open question to the next once random combinations have decided some: in table
 * order, in Gray order without the decided ones, and in the order in which Credence asks.
 */
const { configurationAt, configurationCount, configurationOfColumn, iterationOf, questionOrder, winnerOf } = await load<
  typeof Bayesnet
>('packages/bayesnet/src/index.ts');

// A small seeded generator, so that every run asks the same questions.
let seed = 20_261_121;
const random = (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};

/** One to three combinations of one or more parents each, or as many as `count` says. */
function combinationsFor(radices: readonly number[], count = 1 + random(3)): Bayesnet.Combination[] {
  return Array.from({ length: count }, (_, index) => {
    const nodes = new Map<number, number>();
    const size = 1 + random(Math.min(3, radices.length - 1));
    while (nodes.size < size) {
      const parent = random(radices.length);
      nodes.set(parent, random(radices[parent] ?? 1));
    }
    return { number: index + 1, nodes, value: [50, 50] };
  });
}

/** Changed parents and state steps for each pair of neighbours. */
function changesOf(iterations: readonly number[], radices: readonly number[]) {
  const rows = iterations.map((iteration) => configurationAt(iteration, radices) ?? []);
  return rows.slice(1).map((row, index) => {
    const steps = row.map((state, parent) => Math.abs(state - (rows[index]?.[parent] ?? 0)));
    return { parents: steps.filter(Boolean).length, steps: steps.reduce((sum, step) => sum + step, 0) };
  });
}

/** The most parents changed in any step that no order can avoid: the longest edge of a minimum spanning tree. */
function longestNeeded(iterations: readonly number[], radices: readonly number[]): number {
  const rows = iterations.map((iteration) => configurationAt(iteration, radices) ?? []);
  const near = rows.map(() => Number.POSITIVE_INFINITY);
  const reached = new Set<number>();
  let longest = 0;
  for (let at = 0; reached.size < rows.length; ) {
    reached.add(at);
    let next = -1;
    for (const [other, row] of rows.entries()) {
      if (reached.has(other)) continue;
      near[other] = Math.min(near[other] ?? 0, row.filter((state, parent) => state !== rows[at]?.[parent]).length);
      if (next < 0 || (near[other] ?? 0) < (near[next] ?? 0)) next = other;
    }
    if (next < 0) break;
    longest = Math.max(longest, near[next] ?? 0);
    at = next;
  }
  return longest;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const shown = (all: readonly { parents: number; steps: number }[]) =>
  `${mean(all.map(({ parents }) => parents)).toFixed(4)} (worst ${Math.max(...all.map(({ parents }) => parents))}), ` +
  `${mean(all.map(({ steps }) => steps)).toFixed(3)} steps`;

const small: [string, number[]][] = [
  ['3,3,3', [3, 3, 3]],
  ['4,3,3,2', [4, 3, 3, 2]],
  ['2^6', new Array<number>(6).fill(2)],
  ['5,4,3,3', [5, 4, 3, 3]],
];
const large: [string, number[], number][] = [
  ['2^10, 8 combinations', new Array<number>(10).fill(2), 8],
  ['6,5,5,4,4', [6, 5, 5, 4, 4], 6],
  ['10,10,10,5', [10, 10, 10, 5], 6],
];

let beyond = 0;
const means: number[] = [];
for (const [name, radices, count] of [...small, ...large] as [string, number[], number?][]) {
  const orders = { table: [], gray: [], asked: [] } as Record<string, { parents: number; steps: number }[]>;
  const times: number[] = [];
  const saved: number[] = [];
  let unlisted = 0;
  for (let run = 0; run < (count ? 10 : 100); run += 1) {
    const combinations = combinationsFor(radices, count);
    const total = configurationCount(radices);
    const gray: number[] = [];
    for (let iteration = 1; iteration <= total; iteration += 1) {
      if (!winnerOf(combinations, configurationAt(iteration, radices) ?? [])) gray.push(iteration);
    }
    const table = gray
      .map((iteration) => configurationAt(iteration, radices) ?? [])
      .map((row) => row.reduce((sum, state, parent) => sum * (radices[parent] ?? 1) + state, 0))
      .sort((a, b) => a - b)
      .map((column) => iterationOf(configurationOfColumn(column, radices) ?? [], radices));
    const start = performance.now();
    const asked = questionOrder(combinations, radices).listed;
    times.push(performance.now() - start);
    if (asked) {
      const most = Math.max(0, ...changesOf(asked, radices).map(({ parents }) => parents));
      if (count === undefined) beyond = Math.max(beyond, most - longestNeeded(asked, radices));
      if ([...asked].sort((a, b) => a - b).join() !== gray.join()) throw new Error('a question was lost');
    } else unlisted += 1;
    saved.push(1 - gray.length / total);
    orders['table']?.push(...changesOf(table, radices));
    orders['gray']?.push(...changesOf(gray, radices));
    orders['asked']?.push(...changesOf(asked ?? gray, radices));
  }
  console.log(
    `${name}: ${(mean(saved) * 100).toFixed(0)} % decided` +
      Object.entries(orders)
        .map(([order, all]) => `\n        ${order.padEnd(6)} ${shown(all)}`)
        .join('') +
      `\n        median ${percentile(times, 0.5).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms` +
      (unlisted ? `, ${unlisted} not listed` : ''),
  );
  if (count === undefined) {
    const all = (orders['asked'] ?? []).map(({ parents }) => parents);
    means.push(mean(all));
  }
}
figure('mean changed parents, the worst of four shapes', Math.max(...means), 1.005, 'parents');
figure('most parents that change at once, beyond what every order must', beyond, 1, 'parents');
