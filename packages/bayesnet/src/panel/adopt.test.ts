import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownPanels } from '../../fixtures/panels.js';
import { checkExact } from '../cpt/checkExact.js';
import { MILLION, sliderOf } from '../cpt/exactShares.js';
import { sharesOf } from '../cpt/sharesOf.js';
import { normalize } from '../cpt/distribution.js';
import { adoptedShares } from './adopt.js';

test.each([
  ['thirds', [1 / 3, 1 / 3, 1 / 3], [333_334, 333_333, 333_333]],
  ['a state that is barely possible', [1e-9, 1 - 1e-9], [1, 999_999]],
  ['one that is impossible', [0, 1e-30, 1], [0, 1, 999_999]],
  ['two that lose most', [0.1234567, 0.2345678, 0.6419755], [123_457, 234_568, 641_975]],
])('R-2911: of %s, adopted shares are whole parts per million', (_, shares, parts) => {
  expect(adoptedShares(shares)).toEqual(parts);
});

test('R-2911: adopted shares add up to a million, are as close as whole parts allow, and are 0 only for what is impossible', () => {
  const shares = fc
    .array(fc.oneof({ weight: 4, arbitrary: fc.double({ min: 1e-4, max: 1, noNaN: true }) }, fc.constant(0)), {
      minLength: 2,
      maxLength: 9,
    })
    .filter((values) => values.some((value) => value > 0))
    .map(normalize);
  fc.assert(
    fc.property(shares, (pooled) => {
      const parts = adoptedShares(pooled);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(MILLION);
      for (const [state, share] of pooled.entries()) {
        expect(parts[state] === 0).toBe(share === 0);
        expect(Math.abs(parts[state]! - share * MILLION)).toBeLessThanOrEqual(1 - 1 / pooled.length + 1e-2);
      }
    }),
  );
});

test('R-2911: adopted shares are an answer like any other, which keeps them exactly', () => {
  for (const { logarithmic } of knownPanels) {
    const parts = adoptedShares(logarithmic);
    const sliders = parts.map(sliderOf);
    expect(checkExact(sliders, parts)).toBeUndefined();
    expect(sharesOf(sliders, parts)).toEqual(parts);
  }
});
