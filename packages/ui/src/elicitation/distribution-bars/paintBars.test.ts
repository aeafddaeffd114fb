import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inProportion } from '../answers/shares.js';
import { barScale } from './Bars.js';
import { beginStroke, paintBar, strokeOn } from './paintBars.js';

const draw = (start: readonly number[], path: readonly (readonly [number, number])[], locks: boolean[] = []) => {
  let shown = start;
  let stroke = beginStroke(path[0]?.[0] ?? 0, start);
  for (const [index, value] of path) {
    stroke = strokeOn(stroke, index, shown);
    shown = paintBar(stroke, value, locks);
  }
  return shown;
};

test('a stroke over several bars leaves each at the height it was drawn, as long as the rest can give way', () => {
  const painted = [
    [0, 5],
    [1, 20],
    [2, 40],
  ] as const;
  expect(draw([20, 20, 20, 20, 20], painted).slice(0, 3)).toEqual([5, 20, 40]);
});

test('where the rest has nothing left, what was painted before gives way', () => {
  const painted = [
    [0, 60],
    [1, 60],
  ] as const;
  const shown = draw([34, 33, 33], painted);
  expect(shown[1]).toBe(60);
  expect(shown.reduce((sum, share) => sum + share, 0)).toBe(100);
});

test('whatever is drawn, the bars add up to 100, from 1 to 99 each, and locked ones stay', () => {
  const start = fc
    .array(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 30 })
    .map((values) => inProportion(values) ?? []);
  const path = fc.array(fc.tuple(fc.nat({ max: 1000 }), fc.integer({ min: 1, max: 99 })), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(start, path, fc.array(fc.boolean(), { maxLength: 6 }), (first, places, locks) => {
      const shown = draw(
        first,
        places.map(([place, value]) => [place % first.length, value] as const),
        locks,
      );
      expect(shown.reduce((sum, share) => sum + share, 0)).toBe(100);
      expect(Math.min(...shown)).toBeGreaterThanOrEqual(1);
      for (const [index, share] of shown.entries()) if (locks[index]) expect(share).toBe(first[index]);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [[34, 33, 33], 100],
  [[10, 10, 10, 10, 10, 10, 10, 10, 10, 10], 20],
  [Array.from({ length: 50 }, () => 2), 10],
  [[45, 11, 11, 11, 11, 11], 100],
  [[30, 14, 14, 14, 14, 14], 50],
])('the bars of %j are drawn up to %i %%', (shown, top) => expect(barScale(shown)).toBe(top));
