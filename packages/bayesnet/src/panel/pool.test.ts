import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answered, knownPanels, ofTwo } from '../../fixtures/panels.js';
import { normalize } from '../cpt/distribution.js';
import type { PanelColumn } from './panelColumn.js';
import { pool, type PooledColumn, type PoolMethod, type PoolRule } from './pool.js';

const KINDS: readonly PoolMethod[] = ['linear', 'logarithmic', 'median'];
const ordered = new Set([0]);
const shares = (question: PanelColumn, rule: PoolRule) => pool(question, { ordered, ...rule }).shares;

/** As close as rounding allows. */
function expectShares(found: PooledColumn['shares'], expected: readonly number[] | undefined) {
  expect(found?.length).toBe(expected?.length);
  for (const [state, share] of (expected ?? []).entries())
    expect(Math.abs(found![state]! - share)).toBeLessThanOrEqual(1e-12);
}

/** One to nine answers about two to five states, a quarter of the shares 0, and weights. */
const panels = fc
  .record({ states: fc.integer({ min: 2, max: 5 }), experts: fc.integer({ min: 1, max: 9 }) })
  .chain(({ states, experts }) =>
    fc.record({
      answers: fc.array(
        fc
          .array(fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 99 }) }, fc.constant(0)), {
            minLength: states,
            maxLength: states,
          })
          .filter((values) => values.some((value) => value > 0))
          .map(normalize),
        { minLength: experts, maxLength: experts },
      ),
      weights: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: experts, maxLength: experts }),
    }),
  );

test('R-2901: 200 panels have the linear, logarithmic and median pools that numpy and scipy compute', () => {
  expect(knownPanels).toHaveLength(200);
  for (const { question, weights, linear, logarithmic, median } of knownPanels) {
    const rule = { ordered, ...(weights ? { weights } : {}) };
    expectShares(pool(question, { kind: 'linear', ...rule }).shares, linear);
    expectShares(pool(question, { kind: 'logarithmic', ...rule }).shares, logarithmic);
    expectShares(pool(question, { kind: 'median', ...rule }).shares, median ?? undefined);
  }
});

test('R-2901: three experts, with and without weights, have the pools that were worked out by themselves', () => {
  const three = answered([
    [0.7, 0.2, 0.1],
    [0.5, 0.3, 0.2],
    [0.1, 0.3, 0.6],
  ]);
  const rounded = (kind: PoolMethod, weights?: number[]) =>
    shares(three, { kind, ...(weights ? { weights } : {}) })?.map((share) => Number(share.toFixed(6)));
  expect(rounded('linear')).toEqual([0.433333, 0.266667, 0.3]);
  expect(rounded('logarithmic')).toEqual([0.399825, 0.320336, 0.279839]);
  expect(rounded('linear', [0.5, 0.3, 0.2])).toEqual([0.52, 0.25, 0.23]);
  expect(rounded('logarithmic', [0.5, 0.3, 0.2])).toEqual([0.504508, 0.288207, 0.207285]);
});

test.each(KINDS)(
  'R-2901: shares of a %s pool add up to 1 and lie between the answers where there are two states',
  (kind) => {
    fc.assert(
      fc.property(panels, ({ answers, weights }) => {
        const found = shares(answered(answers), { kind, weights });
        if (!found) return;
        expect(found.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
        if (found.length > 2) return;
        const firsts = answers.map(([first = 0]) => first);
        expect(found[0]).toBeGreaterThanOrEqual(Math.min(...firsts) - 1e-12);
        expect(found[0]).toBeLessThanOrEqual(Math.max(...firsts) + 1e-12);
      }),
    );
  },
);

test.each(KINDS)(
  'R-2901: a %s pool is the same in whatever order the experts come, and in whatever unit weights are',
  (kind) => {
    fc.assert(
      fc.property(
        panels,
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        fc.nat(),
        ({ answers, weights }, unit, turn) => {
          const expected = shares(answered(answers), { kind, weights });
          const { opinions, ...question } = answered(answers);
          const at = turn % opinions.length;
          const turned = { ...question, opinions: [...opinions.slice(at), ...opinions.slice(0, at)].reverse() };
          expectShares(shares(turned, { kind, weights }), expected);
          expectShares(shares(answered(answers), { kind, weights: weights.map((weight) => weight * unit) }), expected);
        },
      ),
    );
  },
);

test.each(KINDS)('R-2901: what all say is what a %s pool says', (kind) => {
  fc.assert(
    fc.property(panels, ({ answers: [answer = []], weights }) => {
      expectShares(shares(answered(weights.map(() => answer)), { kind, weights }), answer);
    }),
  );
  expectShares(shares(ofTwo(0.001, 0.001), { kind }), [0.001, 0.999]);
});

test('R-2901: a logarithmic pool may learn from evidence before or after pooling: it is externally Bayesian', () => {
  const likelihoods = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(panels, likelihoods, ({ answers, weights }, likelihood) => {
      const positive = answers.map((answer) => normalize(answer.map((share) => share + 0.01)));
      const updated = (prior: readonly number[]) => normalize(prior.map((share, state) => share * likelihood[state]!));
      const before = shares(answered(positive.map(updated)), { kind: 'logarithmic', weights });
      const after = updated(shares(answered(positive), { kind: 'logarithmic', weights }) ?? []);
      expectShares(before, after);
    }),
  );
});

test.each(KINDS)('R-2902: a %s pool makes impossible only what all call impossible', (kind) => {
  fc.assert(
    fc.property(panels, ({ answers, weights }) => {
      for (const [state, share] of (shares(answered(answers), { kind, weights }) ?? []).entries())
        expect(share === 0).toBe(answers.every((answer) => answer[state] === 0));
    }),
  );
});

test('R-2902: what one of two calls impossible counts as one per million for them, and is named', () => {
  const found = pool(
    answered([
      [0, 0.5, 0.5, 0],
      [0.01, 0.49, 0.5, 0],
    ]),
    { kind: 'logarithmic' },
  );
  const roots = [Math.sqrt(1e-6 * 0.01), Math.sqrt(0.5 * 0.49), 0.5, 0];
  expectShares(found.shares, normalize(roots));
  expect(found.contested).toEqual([0]);
  // Nothing is clipped: 1 in 1,000 stays 1 in 1,000.
  expectShares(pool(ofTwo(0.001, 0.001, 0.001), { kind: 'logarithmic' }).shares, [0.001, 0.999]);
});

test('R-2903: a median exists for two states, for more only in an order, and never against what somebody holds possible', () => {
  const certain = answered([
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]);
  expect(pool(certain, { kind: 'median' }).shares).toBeUndefined();
  expect(pool(certain, { kind: 'median', ordered }).shares).toBeUndefined();
  const stages = answered([
    [0.6, 0.3, 0.1],
    [0.2, 0.5, 0.3],
    [0.1, 0.1, 0.8],
  ]);
  expect(pool(stages, { kind: 'median' }).shares).toBeUndefined();
  expectShares(pool(stages, { kind: 'median', ordered }).shares, [0.2, 0.5, 0.3]);
  expectShares(pool(ofTwo(0.1, 0.7, 0.2), { kind: 'median' }).shares, [0.2, 0.8]);
  expectShares(pool(ofTwo(0.1, 0.2, 0.4, 0.9), { kind: 'median' }).shares, [0.3, 0.7]);
  expectShares(pool(ofTwo(0.1, 0.2, 0.9), { kind: 'median', weights: [1, 1, 3] }).shares, [0.9, 0.1]);
  expect(pool(ofTwo(0, 0, 0.1), { kind: 'median' }).shares).toBeUndefined();
});

test('R-2904: every pooled column says how many gave numbers, with which weights, and that two are a list', () => {
  const weights = [1, 2, 5, 1, 0];
  const found = pool(answered([[0.1, 0.9], null, [0.3, 0.7], [0.2, 0.8], [0.9, 0.1]]), { kind: 'linear', weights });
  expect(found).toMatchObject({ n: 3, isList: false, cannotOccur: 0, contested: [] });
  expect([...found.weights]).toEqual([
    [0, 1 / 7],
    [2, 5 / 7],
    [3, 1 / 7],
  ]);
  expectShares(found.shares, [(0.1 + 5 * 0.3 + 0.2) / 7, (0.9 + 5 * 0.7 + 0.8) / 7]);
  expect(pool(ofTwo(0.1, 0.2), { kind: 'linear' })).toMatchObject({ n: 2, isList: true });
});

test.each(KINDS)('R-2904: in a %s pool, who has no field or no numbers does not count, and is not made up', (kind) => {
  const nobody = { node: 0, column: 0, opinions: [] };
  expect(pool(nobody, { kind })).toMatchObject({ shares: undefined, n: 0, isList: true, cannotOccur: 0 });
  const notOurs = [0, 1, 2].map((expert) => ({ expert, standing: 'not_my_field' as const }));
  expect(pool({ ...nobody, opinions: notOurs }, { kind })).toMatchObject({ shares: undefined, n: 0, cannotOccur: 0 });
  const { opinions, ...question } = ofTwo(0.1, 0.3);
  const some = pool({ ...question, opinions: [...opinions, { expert: 2, standing: 'cannot_occur' }] }, { kind });
  expect(some).toMatchObject({ n: 2, cannotOccur: 1 });
  expectShares(some.shares, pool(ofTwo(0.1, 0.3), { kind }).shares);
});

test('R-2904: weights that do not fit, a second opinion and another number of states are refused', () => {
  const rule = (...weights: number[]) => ({ kind: 'linear', weights }) as const;
  for (const weights of [[1], [1, -1], [1, Number.NaN], [1, Number.POSITIVE_INFINITY]])
    expect(() => pool(ofTwo(0.1, 0.2), rule(...weights))).toThrow(RangeError);
  const [first] = ofTwo(0.1).opinions;
  expect(() => pool({ node: 0, column: 0, opinions: [first!, first!] }, { kind: 'linear' })).toThrow(RangeError);
  expect(() => pool(answered([[1], [0.5, 0.5]]), { kind: 'linear' })).toThrow(RangeError);
});
