import type * as Bayesnet from '../packages/bayesnet/src/index.ts';
import { figure, load, median, percentile } from './load.ts';

/**
 * The next open question of a node with 10^12 parent configurations and 50 random combinations of two to four
 * parents, from random places; then sets of combinations that are hard on purpose.
 */
const { budgetSentence, countUndecided, nextOpenQuestion } = await load<typeof Bayesnet>(
  'packages/bayesnet/src/index.ts',
);

// A small generator with a seed, so that every run asks the same questions.
let seed = 20_261_121;
const random = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * below);
};

const radices = new Array<number>(12).fill(10);
const times: number[] = [];
const counts: number[] = [];
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
  if (left === 'budget') console.log(`set ${set}: counting the open questions took too long and said so`);
}
figure('next open question, median', median(times), 1, 'ms');
console.log(
  `        p99 ${percentile(times, 0.99).toPrecision(3)} ms; counting all open questions, median ${median(counts).toPrecision(3)} ms`,
);

// Ten pigeons and nine holes: no configuration is open, and no short search can know.
const pigeons = 10;
const holes = 9;
const hard: Bayesnet.Combination[] = [];
for (let hole = 0; hole < holes; hole += 1) {
  for (let a = 0; a < pigeons; a += 1) {
    for (let b = a + 1; b < pigeons; b += 1) {
      hard.push({
        number: hard.length + 1,
        nodes: new Map([
          [a, hole],
          [b, hole],
        ]),
        value: [50, 50],
      });
    }
  }
}
const start = performance.now();
const found = nextOpenQuestion(
  { radices: new Array<number>(pigeons).fill(holes), combinations: hard, isAnswered: () => false },
  1,
);
const took = performance.now() - start;
console.log(
  `        hard set: ${found === 'budget' ? `ended at the budget after ${took.toFixed(0)} ms: "${budgetSentence}"` : `found ${String(found)}`}`,
);
if (found !== 'budget') process.exitCode = 1;
