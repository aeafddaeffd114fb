import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkExact } from './checkExact.js';
import { normalize } from './distribution.js';
import { type ExactShares, figureOf, MILLION, sliderOf } from './exactShares.js';
import { distributionOf, sharesOf } from './sharesOf.js';

const slider = fc.integer({ min: 1, max: 99 });
const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** Answers whose exact shares leave something for the others; the sliders of the exact ones agree with them. */
const answers = fc
  .array(fc.record({ slider, weight: fc.nat(1_000), isExact: fc.boolean() }), { minLength: 2, maxLength: 60 })
  .chain((rows) => fc.record({ rows: fc.constant(rows), last: fc.nat(rows.length - 1) }))
  .map(({ rows, last }) => {
    const whole = rows.reduce((total, { weight }) => total + weight, 1);
    const exact = rows.map(({ isExact, weight }, state) =>
      isExact && state !== last ? Math.floor((weight * (MILLION - rows.length)) / whole) : null,
    );
    return { exact, sliders: rows.map((row, state) => sliderOfEither(exact[state], row.slider)) };
  });
const sliderOfEither = (exact: number | null | undefined, own: number) =>
  typeof exact === 'number' ? sliderOf(exact) : own;

describe('without an exact share', () => {
  const sliders = fc.array(slider, { minLength: 2, maxLength: 300 });

  test('the distribution is what it was without the notion, to the last bit', () => {
    fc.assert(
      fc.property(sliders, (values) => {
        const before = normalize(values);
        expect(distributionOf(values)).toEqual(before);
        expect(
          distributionOf(
            values,
            values.map(() => null),
          ),
        ).toEqual(before);
      }),
    );
  });

  test('R-2619: the shares are that distribution, rounded so that they add up', () => {
    fc.assert(
      fc.property(sliders, (values) => {
        const shares = sharesOf(values);
        expect(sum(shares)).toBe(MILLION);
        for (const [state, share] of normalize(values).entries()) {
          expect(Math.abs((shares[state] ?? 0) - share * MILLION)).toBeLessThan(1);
        }
      }),
    );
    expect(sharesOf([33, 33, 33])).toEqual([333_334, 333_333, 333_333]);
    expect(sharesOf([60, 30, 10])).toEqual([600_000, 300_000, 100_000]);
  });
});

describe('with exact shares', () => {
  test.each([
    [
      [1, 50],
      [2_000, null],
      [2_000, 998_000],
    ],
    [
      [1, 60, 30],
      [0, null, null],
      [0, 666_667, 333_333],
    ],
    [
      [99, 1],
      [999_900, 100],
      [999_900, 100],
    ],
    [
      [99, 1],
      [MILLION, 0],
      [MILLION, 0],
    ],
    [
      [1, 1, 99],
      [100, 150, null],
      [100, 150, 999_750],
    ],
    // Eleven parts for two: the small one keeps one of them.
    [
      [99, 1, 99],
      [999_989, null, null],
      [999_989, 1, 10],
    ],
  ])('sliders %j with %j are stored as %j', (sliders, exact, shares) => {
    expect(sharesOf(sliders, exact)).toEqual(shares);
  });

  test('they are kept, all adds up to a million, and nothing becomes impossible unless it was said', () => {
    fc.assert(
      fc.property(answers, ({ sliders, exact }) => {
        expect(checkExact(sliders, exact)).toBeUndefined();
        const shares = sharesOf(sliders, exact);
        expect(sum(shares)).toBe(MILLION);
        for (const [state, share] of shares.entries()) {
          expect(Number.isInteger(share)).toBe(true);
          if (exact[state] === null) expect(share).toBeGreaterThanOrEqual(1);
          else expect(share).toBe(exact[state]);
        }
      }),
    );
  });

  test('the others share what is left in proportion to their sliders', () => {
    fc.assert(
      fc.property(answers, ({ sliders, exact }) => {
        const shares = sharesOf(sliders, exact);
        const free = sliders.map((value, state) => (exact[state] === null ? value : 0));
        const left = MILLION - sum(exact);
        // Where each gets its part, it is the exact quotient within 1.
        fc.pre(free.every((value) => value === 0 || (value * left) / sum(free) >= 1));
        for (const [state, value] of free.entries()) {
          if (value > 0) expect(Math.abs((shares[state] ?? 0) - (value * left) / sum(free))).toBeLessThan(1);
        }
      }),
    );
  });

  test('the distribution is the shares over a million', () => {
    expect(distributionOf([1, 50, 50], [2_000, null, null])).toEqual([0.002, 0.499, 0.499]);
  });
});

describe('exact shares that make no distribution', () => {
  test.each<[string, number[], unknown[], object]>([
    ['one entry too few', [50, 50], [null], { code: 'wrong-exact-count', params: { needed: 2 } }],
    ['one entry too many', [50, 50], [null, null, 0], { code: 'wrong-exact-count', params: { needed: 2 } }],
    ['all impossible', [1, 1], [0, 0], { code: 'all-impossible', params: {} }],
    ['more than one', [60, 60], [600_000, 600_000], { code: 'exact-above-one', params: { sum: 1_200_000 } }],
    [
      'more than one, with a slider left',
      [60, 41, 5],
      [600_000, 410_000, null],
      { code: 'exact-above-one', params: { sum: 1_010_000 } },
    ],
    ['less than one, and no slider', [1, 1], [2_000, 3_000], { code: 'exact-below-one', params: { sum: 5_000 } }],
    ['certain beside a slider', [99, 50], [MILLION, null], { code: 'nothing-left', params: { left: 0, states: 1 } }],
    [
      'one part for two sliders',
      [99, 50, 50],
      [999_999, null, null],
      { code: 'nothing-left', params: { left: 1, states: 2 } },
    ],
    [
      'another slider than was said',
      [50, 50],
      [null, 2_000],
      { code: 'exact-contradicts-slider', params: { item: 2, exact: 2_000, slider: 50 } },
    ],
  ])('%s', (_, sliders, exact, problem) => {
    expect(checkExact(sliders, exact)).toEqual(problem);
    expect(() => sharesOf(sliders, exact as ExactShares)).toThrow(RangeError);
  });

  test.each([-1, 0.5, MILLION + 1, '2000', true, undefined, Number.NaN, Number.POSITIVE_INFINITY, {}])(
    'an exact share is a whole number of parts per million, not %s',
    (share) => {
      expect(checkExact([1, 50], [share, null])).toEqual({ code: 'exact-out-of-range', params: { item: 1 } });
    },
  );

  test('a slider agrees with an exact share if it is less than a point off, between 1 and 99', () => {
    const agrees = (own: number, share: number) => checkExact([own, 50], [share, null]) === undefined;
    expect([2, 3].map((own) => agrees(own, 25_000))).toEqual([true, true]);
    expect([1, 2, 3, 4].map((own) => agrees(own, 20_000))).toEqual([false, true, false, false]);
    expect([1, 2].map((own) => agrees(own, 0))).toEqual([true, false]);
    fc.assert(fc.property(fc.integer({ min: 0, max: MILLION - 1 }), (share) => agrees(sliderOf(share), share)));
  });
});

test('the slider of an exact share is its percent, from 1 to 99', () => {
  expect([0, 100, 14_999, 15_000, 250_000, 999_900, MILLION].map(sliderOf)).toEqual([1, 1, 1, 2, 25, 99, 99]);
});

test('R-3590: a figure of what is left beside a rare state reads neither 0 nor 100', () => {
  expect([999_900, 999_600, 100, 1_000_000].map(figureOf)).toEqual([99.99, 99.96, 0.01, 100]);
});
