import { drawnOrder } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { xdslFile } from '../../../test/xdslFile.js';
import { panelResults } from '../../platform/files/panelResults.js';
import type { PanelTable } from '../../platform/files/panelTable.js';
import { shownToExperts } from './shownToExperts.js';

const file = Buffer.from(
  xdslFile([
    { id: 'D', states: ['yes', 'no'] },
    { id: 'T', states: ['pos', 'neg'], parents: ['D'] },
    { id: 'S', states: 3 },
  ]),
);

/** The questions of the file, and how many states each has. */
const questions = [
  { node: 0, radices: [], iteration: 1, states: 2 },
  { node: 1, radices: [2], iteration: 1, states: 2 },
  { node: 1, radices: [2], iteration: 2, states: 2 },
  { node: 2, radices: [], iteration: 1, states: 3 },
] as const;

/** What somebody says of each question, in whole percents; undefined where they say nothing. */
type Sheet = readonly (readonly number[] | undefined)[];
type Primary = 'linear' | 'logarithmic';

/** All that an expert is shown of a panel. */
function shownOf(panel: readonly Sheet[], primary: Primary) {
  const tables = [0, 1, 2].map(
    (node): PanelTable => ({
      node,
      nodeKey: `n${node + 1}`,
      radices: node === 1 ? [2] : [],
      experts: panel.map((sheet, expert) => ({
        expert,
        nodeKey: `n${node + 1}`,
        radices: node === 1 ? [2] : [],
        combinations: [],
        comments: new Map(),
        setAside: new Set(),
        answers: new Map(
          questions.flatMap((question, at) => {
            const value = question.node === node ? sheet[at] : undefined;
            return value ? [[question.iteration, { value, sequence: 1 }] as const] : [];
          }),
        ),
      })),
    }),
  );
  const found = panelResults(file, {
    tables,
    codes: panel.map((_, expert) => expert + 1),
    primary,
    outcomes: [0, 1].map((node) => ({ node: `n${node + 1}`, state: 0 })),
    cases: [[{ node: 'n2', state: 0 }]],
  });
  return { experts: found.answering.length, ...shownToExperts(found, { primary, erasedSince: false }) };
}

/** A random number below 1, the same for the same seed. */
const randomsOf = (seed: number) => {
  let at = 0;
  return () => drawnOrder([...Array(997).keys()], seed * 1_000 + (at += 1))[0]! / 997;
};

/** From what to what a question is answered: anything, rare, likely, or in between. */
const kindsOfQuestion: readonly (readonly [number, number])[] = [
  [1, 99],
  [1, 12],
  [85, 99],
  [20, 45],
];

/** Experts who agree about rare things, part over others, and leave some open. */
function randomPanel(size: number, seed: number): Sheet[] {
  const random = randomsOf(seed);
  const within = (from: number, to: number) => Math.round(from + random() * (to - from));
  const ranges = questions.map(() => kindsOfQuestion[within(0, 3)]!);
  return Array.from({ length: size }, (_, expert) =>
    questions.map(({ states }, at) => {
      if (expert > 0 && random() < 0.15) return undefined;
      const first = Math.min(within(...ranges[at]!), 101 - states);
      if (states === 2) return [first, 100 - first];
      const second = within(1, 99 - first);
      return [first, second, 100 - first - second];
    }),
  );
}

/** The least that the answers of a panel that shows the same leave for a state, in percent. */
const LEAST = 0.1;

/** How a pool adds answers up, and how the first share of one moves along it. */
const scales = {
  linear: {
    of: (first: number) => first,
    moved: ([, second = 0, ...rest]: readonly number[], to: number, from: number) => [to, second + from - to, ...rest],
  },
  logarithmic: {
    of: (first: number) => Math.log(first / (100 - first)),
    moved: ([, ...rest]: readonly number[], to: number, from: number) => [
      to,
      ...rest.map((share) => (share * (100 - to)) / (100 - from)),
    ],
  },
};

/**
 * Another panel, in which an expert moved the first share of a question by so many points, and the others the other way as
 * far as they can, one after another, so that the pool stays where it was. Undefined if nobody could say that.
 */
function otherPanel(
  panel: readonly Sheet[],
  { who, at, by, primary }: { who: number; at: number; by: number; primary: Primary },
): Sheet[] | undefined {
  const { of, moved } = scales[primary];
  const other = panel.map((sheet) => [...sheet]);
  const order = [who, ...panel.keys()].filter((expert, place) => expert > 0 && (place === 0 || expert !== who));
  let off = 0;
  for (const expert of order) {
    const said = panel[expert]?.[at];
    if (!said) continue;
    const [first = 0] = said;
    const isPossible = (to: number) => moved(said, to, first).every((share) => share >= LEAST);
    let to = expert === who ? first + by : inverse(of, of(first) - off);
    // Halfway back until it is an answer that can be given.
    for (let tries = 0; expert !== who && !isPossible(to) && tries < 40; tries += 1) to = (to + first) / 2;
    if (!isPossible(to)) return undefined;
    other[expert]![at] = moved(said, to, first);
    off += of(to) - of(first);
  }
  return other;
}

/** The share that stands at a place of a scale. */
function inverse(of: (first: number) => number, wanted: number): number {
  let [low, high] = [1e-9, 100 - 1e-9];
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (of(middle) < wanted) low = middle;
    else high = middle;
  }
  return low;
}

/** By how many points an answer can be another at most while everything that the first expert is shown stays the same. */
function widthOf(panel: readonly Sheet[], who: number, at: number, primary: Primary, most: number): number {
  const shown = JSON.stringify(shownOf(panel, primary));
  for (let by = most; by > 0; by -= 1)
    for (const sign of [1, -1]) {
      const other = otherPanel(panel, { who, at, primary, by: sign * by });
      if (other && JSON.stringify(shownOf(other, primary)) === shown) return by;
    }
  return 0;
}

/** What cannot be told within so many points is not told. */
const POINTS = 5;

test.each(['linear', 'logarithmic'] as const)(
  'R-3520: with a %s primary pool no expert of 3 to 12 can tell an answer of another to within 5 points, or what all others together leave',
  (primary) => {
    for (let size = 3; size <= 12; size += 1)
      for (const seed of [1, 2, 3]) {
        const panel = randomPanel(size, size * 10 + seed);
        for (const at of questions.keys()) {
          const others = panel.flatMap((sheet, who) => (who > 0 && sheet[at] ? [who] : []));
          const said = others.map((who) => panel[who]![at]!);
          // Where nearly all others say nearly nothing, or leave nearly nothing, nobody can have said much else.
          const left = (state: number) => said.reduce((sum, shares) => sum + shares[state]! - LEAST, 0);
          const room = Math.floor(Math.min(POINTS, left(0) / 2, left(1) / 2));
          const who = others[seed % others.length];
          if (who === undefined) continue;
          expect([size, seed, at, widthOf(panel, who, at, primary, POINTS) >= room]).toEqual([size, seed, at, true]);
        }
      }
  },
);

test('R-3520: below four answers an expert is shown no pool and no outcome, and of more the primary pool alone, rounded', () => {
  const sheet: Sheet = [[33, 67], [12, 88], undefined, [1, 1, 98]];
  const three = shownOf(
    Array.from({ length: 3 }, () => sheet),
    'linear',
  );
  expect(three.questions.map(({ n, pools }) => [n, pools])).toEqual([1, 2, 3].map(() => [3, {}]));
  expect(three.outcomes.map(({ pools }) => pools)).toEqual([{}, {}]);
  const others: Sheet[] = [
    [[38, 62], [13, 87], undefined, [1, 2, 97]],
    [[31, 69], undefined, undefined, [1, 1, 98]],
    [
      [35, 65],
      [17, 83],
      [40, 60],
      [1, 1, 98],
    ],
  ];
  const four = shownOf([sheet, ...others], 'linear');
  const none = { comments: 0, kinds: [], reasons: [] };
  expect(four).toEqual({
    experts: 4,
    toDiscuss: [],
    questions: [
      { ...none, nodeId: 'n1', iteration: 1, n: 4, pools: { linear: [0.34, 0.66] } },
      { ...none, nodeId: 'n2', iteration: 1, n: 3, pools: {} },
      { ...none, nodeId: 'n2', iteration: 2, n: 1, pools: {} },
      { ...none, nodeId: 'n3', iteration: 1, n: 4, pools: { linear: [0.01, 0.01, 0.98] } },
    ],
    outcomes: [
      { node: 'n1', state: 0, pools: { linear: { share: 0.34 } } },
      // From the numbers of the file, where no pool is shown.
      { node: 'n2', state: 0, pools: { linear: { share: 0.1 } } },
    ],
  });
});
