import type * as OpenQuestion from '../packages/bayesnet/src/elicitation/openQuestion.ts';
import type * as Bayesnet from '../packages/bayesnet/src/index.ts';
import { figure, load, median, percentile } from './load.ts';

/**
 * The next open question of a node with 10^12 parent configurations and 50 random combinations of two to four
 * parents, from random starting points; then sets of combinations that are hard by design.
 */
const { countUndecided, coverageOf } = await load<typeof Bayesnet>('packages/bayesnet/src/index.ts');
const { nextOpenQuestion } = await load<typeof OpenQuestion>('packages/bayesnet/src/elicitation/openQuestion.ts');

// A small seeded generator, so that every run asks the same questions.
let seed = 20_261_121;
const random = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * below);
};

const radices = new Array<number>(12).fill(10);
const times: number[] = [];
const counts: number[] = [];
const coverages: number[] = [];
let uncounted = 0;
for (let set = 0; set < 40; set += 1) {
  const combinations = Array.from({ length: 50 }, (_, index) => {
    const nodes = new Map<number, number>();
    const size = 2 + random(3);
    while (nodes.size < size) nodes.set(random(12), random(10));
    return { number: index + 1, nodes, value: [50, 50] };
  });
  for (let ask = 0; ask < 50; ask += 1) {
    const from = 1 + random(10 ** 6) * 10 ** 6;
    const start = performance.now();
    nextOpenQuestion({ radices, combinations, isAnswered: () => false }, from);
    times.push(performance.now() - start);
  }
  const start = performance.now();
  const left = countUndecided(combinations, radices);
  counts.push(performance.now() - start);
  if (left === 'budget') uncounted += 1;
  const before = performance.now();
  coverageOf(combinations, radices);
  coverages.push(performance.now() - before);
}
figure('next open question, median', median(times), 1, 'ms');
figure('sets whose open questions could not be counted', uncounted, 0, 'of 40');
console.log(
  `        next open question p99 ${percentile(times, 0.99).toPrecision(3)} ms; counting all open questions, median ${median(counts).toPrecision(3)} ms, ` +
    `slowest ${Math.max(...counts).toPrecision(3)} ms; what each combination wins, median ${median(coverages).toPrecision(3)} ms, slowest ${Math.max(...coverages).toPrecision(3)} ms`,
);

/** One combination for each given choice of states; their distributions do not matter. */
const list = (nodes: readonly (readonly (readonly [number, number])[])[]): Bayesnet.Combination[] =>
  nodes.map((pairs, index) => ({ number: index + 1, nodes: new Map(pairs), value: [50, 50] }));

/** More pigeons (parents) than holes (states), no two in one: everything is decided, but no short search can know. */
const pigeons = (count: number) =>
  list(
    Array.from({ length: count - 1 }, (_, hole) =>
      Array.from({ length: count }, (__, a) =>
        Array.from({ length: count - a - 1 }, (___, b) => [[a, hole] as const, [a + b + 1, hole] as const]),
      ).flat(),
    ).flat(),
  );

/** Parents with two states on the edges of a random graph; one corner requires an odd sum, the others even ones. */
const parity = (edges: number) => {
  const corners = edges / 2;
  const ends = Array.from({ length: edges }, (_, edge) => [edge % corners, random(corners)] as const);
  return list(
    Array.from({ length: corners }, (_, corner) => {
      const own = ends.flatMap((pair, edge) => (pair.includes(corner) && pair[0] !== pair[1] ? [edge] : []));
      return Array.from({ length: 2 ** own.length }, (__, bits) =>
        own.map((edge, at) => [edge, (bits >> at) & 1] as const),
      )
        .filter((pairs) => pairs.reduce((sum, [, state]) => sum + state, 0) % 2 !== (corner === 0 ? 1 : 0))
        .filter((pairs) => pairs.length > 0);
    }).flat(),
  );
};

/** Random combinations over two-state parents, at the density where open and decided are hardest to tell apart. */
const threshold = (parents: number) =>
  list(
    Array.from({ length: Math.round(parents * 4.26) }, () => {
      const named = new Set<number>();
      while (named.size < 3) named.add(random(parents));
      return [...named].map((parent) => [parent, random(2)] as const);
    }),
  );

let spent = 0;
for (const [name, hard, states] of [
  ['13 pigeons in 12 holes', pigeons(13), new Array<number>(13).fill(12)],
  ['14 pigeons in 13 holes', pigeons(14), new Array<number>(14).fill(13)],
  ['parity over 40 parents', parity(40), new Array<number>(40).fill(2)],
  ['threshold over 40 parents', threshold(40), new Array<number>(40).fill(2)],
  ['threshold over 52 parents', threshold(52), new Array<number>(52).fill(2)],
] as const) {
  const start = performance.now();
  const found = nextOpenQuestion({ radices: states, combinations: hard, isAnswered: () => false }, 1);
  const searched = performance.now() - start;
  const left = countUndecided(hard, states);
  const counted = performance.now() - start - searched;
  const coverage = coverageOf(hard, states);
  const covered = performance.now() - start - searched - counted;
  const said = (value: number | 'budget' | undefined) =>
    value === 'budget' ? 'ended at the budget' : `found ${String(value ?? 'none open')}`;
  if (found === 'budget') spent += 1;
  console.log(
    `        ${name} (${hard.length} combinations): next ${said(found)} in ${searched.toFixed(0)} ms; count ${said(left)} in ${counted.toFixed(0)} ms; ` +
      `wins of ${coverage.combinations.filter(({ wins }) => wins !== undefined).length} in ${covered.toFixed(0)} ms`,
  );
}
if (spent === 0) {
  console.log('MISSED  no set was hard enough to reach the budget');
  process.exitCode = 1;
}
