import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyShares, answered, knownPanels, noisyAnswer, ofTwo } from '../../fixtures/panels.js';
import { type Random, randomFrom } from '../queue/random.js';
import { disagreementOf } from './disagreement.js';
import { toDiscuss } from './toDiscuss.js';

/** People who mean the same are off by this in log-odds. */
const NOISE = 0.5;

test('R-2905: 200 panels disagree as much as numpy and scipy compute', () => {
  for (const { question, weights, disagreement } of knownPanels)
    expect(Math.abs(disagreementOf(question, weights).value - disagreement)).toBeLessThanOrEqual(1e-12);
});

test('R-2905: a panel split between 1 % and 99 % disagrees by .84 to .92, however large it is', () => {
  for (let experts = 2; experts <= 100; experts += 1) {
    const split = ofTwo(...Array.from({ length: experts }, (_, expert) => (expert % 2 === 0 ? 0.01 : 0.99)));
    const { value, kinds } = disagreementOf(split);
    expect(value).toBeGreaterThanOrEqual(0.84);
    expect(value).toBeLessThanOrEqual(0.92);
    expect(kinds).toEqual(['order']);
  }
});

test('R-2905: three disjoint experts disagree wholly; one expert, none, and those who all say the same do not', () => {
  const disjoint = answered([
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]);
  expect(disagreementOf(disjoint).value).toBeCloseTo(1, 12);
  const agreed = { value: 0, kinds: [] };
  expect(disagreementOf(ofTwo(0.3))).toEqual(agreed);
  expect(disagreementOf(answered([null, null]))).toEqual(agreed);
  expect(disagreementOf(ofTwo(...new Array<number>(7).fill(0.001)))).toEqual(agreed);
  expect(disagreementOf(ofTwo(0.1, 0.9), [1, 0])).toEqual(agreed);
  const notOurs = [0, 1].map((expert) => ({ expert, standing: 'not_my_field' as const, isCommented: true }));
  expect(disagreementOf({ node: 0, column: 0, opinions: notOurs })).toEqual(agreed);
});

test('R-2905: disagreement is between 0 and 1, whoever comes first and in whatever unit weights are', () => {
  const shares = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(
      shares,
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 9, maxLength: 9 }),
      (percents, weights) => {
        const question = ofTwo(...percents.map((percent) => percent / 100));
        const { value, kinds } = disagreementOf(question, weights);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        const turned = { ...question, opinions: question.opinions.toReversed() };
        const again = disagreementOf(
          turned,
          weights.map((weight) => weight / 7),
        );
        expect(again.value).toBeCloseTo(value, 12);
        expect(again.kinds).toEqual(kinds);
      },
    ),
  );
});

describe('three kinds are told apart', () => {
  test.each<[string, readonly number[][], string[]]>([
    [
      'other numbers',
      [
        [0.1, 0.9],
        [0.3, 0.7],
        [0.45, 0.55],
      ],
      ['numbers'],
    ],
    [
      'one expert with the states exchanged',
      [
        [0.1, 0.9],
        [0.12, 0.88],
        [0.9, 0.1],
      ],
      ['order'],
    ],
    [
      'two who hold opposite views',
      [
        [0.2, 0.8],
        [0.7, 0.3],
      ],
      ['order'],
    ],
    [
      'somebody close to a tie',
      [
        [0.05, 0.95],
        [0.1, 0.9],
        [0.54, 0.46],
      ],
      ['numbers'],
    ],
    [
      'a difference that is noise',
      [
        [0.4, 0.6],
        [0.42, 0.58],
        [0.6, 0.4],
      ],
      ['numbers'],
    ],
    [
      'second and third exchanged',
      [
        [0.6, 0.3, 0.1],
        [0.6, 0.28, 0.12],
        [0.6, 0.1, 0.3],
      ],
      ['order'],
    ],
    [
      'rare states in another order',
      [
        [0.9, 0.08, 0.02],
        [0.9, 0.07, 0.03],
        [0.9, 0.01, 0.09],
      ],
      ['numbers'],
    ],
    [
      'impossible to one, likely to the others',
      [
        [0, 1],
        [0.8, 0.2],
        [0.7, 0.3],
      ],
      ['order'],
    ],
  ])('R-2906: %s', (_, answers, kinds) => {
    const question = answered(answers);
    expect(disagreementOf(question).kinds).toEqual(kinds);
    const [first, ...others] = question.opinions;
    const commented = { ...question, opinions: [{ ...first!, isCommented: true }, ...others] };
    expect(disagreementOf(commented).kinds).toEqual([...kinds, 'reading']);
  });

  test('R-2906: whom the pool weighs how makes no other order', () => {
    const split = ofTwo(0.1, 0.1, 0.9, 0.9);
    expect(disagreementOf(split, [9, 9, 1, 1]).kinds).toEqual(['order']);
  });
});

/** Two states, of which the rarer one has 2 to 20 %. */
function clearShares(random: Random): number[] {
  const rare = 0.02 + 0.18 * random();
  return random() < 0.5 ? [rare, 1 - rare] : [1 - rare, rare];
}

/** A panel of five and its 20 columns; the first expert answers the first three with the states exchanged. */
function panelWithExchange(random: Random) {
  return Array.from({ length: 20 }, (_, column) => {
    const shares = clearShares(random);
    const answers = Array.from({ length: 5 }, (_, expert) =>
      noisyAnswer(expert === 0 && column < 3 ? shares.toReversed() : shares, NOISE, random),
    );
    return answered(answers, { column });
  });
}

test('R-2906: one expert exchanges the states of three columns: all three stand under To discuss in at least 95 of 100 panels', () => {
  const random = randomFrom(2906);
  let whole = 0;
  let falsely = 0;
  for (let panel = 0; panel < 100; panel += 1) {
    const found = toDiscuss(panelWithExchange(random)).filter(({ reasons }) => reasons.includes('order'));
    const columns = found.map(({ question }) => question.column);
    whole += [0, 1, 2].every((column) => columns.includes(column)) ? 1 : 0;
    falsely += columns.filter((column) => column > 2).length;
  }
  expect(whole).toBeGreaterThanOrEqual(95);
  // Of 1,700 columns that nobody exchanged.
  expect(falsely).toBeLessThanOrEqual(3);
});

test.each([
  [2, 5, 0.005],
  [2, 30, 0.01],
  [3, 5, 0.01],
  [5, 5, 0.02],
])(
  'R-2906: where nobody exchanged anything, few columns of %d states seem to have another order to one of %d',
  (states, experts, most) => {
    const random = randomFrom(states * 1_000 + experts);
    const columns = 4_000;
    let falsely = 0;
    for (let column = 0; column < columns; column += 1) {
      const shares = anyShares(states, random);
      const answers = Array.from({ length: experts }, () => noisyAnswer(shares, NOISE, random));
      falsely += disagreementOf(answered(answers)).kinds.includes('order') ? 1 : 0;
    }
    expect(falsely / columns).toBeLessThanOrEqual(most);
  },
);
