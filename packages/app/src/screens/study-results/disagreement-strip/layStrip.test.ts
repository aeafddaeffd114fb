import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barAt, barsPath, layStrip } from './layStrip.js';

const end = ({ from, size }: { from: number; size: number }) => from + size;

test('R-2408: 72 questions in three groups have gaps of 2 px and 10 between groups, on a phone of 1 and 5', () => {
  const desktop = layStrip({ width: 912, counts: [24, 24, 24], narrow: false });
  expect(desktop.bars[1]!.from - end(desktop.bars[0]!)).toBeCloseTo(2);
  expect(desktop.groups[1]!.from - end(desktop.groups[0]!)).toBeCloseTo(10);
  const phone = layStrip({ width: 358, counts: [24, 24, 24], narrow: true });
  expect(phone.bars[1]!.from - end(phone.bars[0]!)).toBeCloseTo(1);
  expect(phone.groups[1]!.from - end(phone.groups[0]!)).toBeCloseTo(5);
});

test('R-2408: 700 questions leave no room for gaps, but groups stay apart', () => {
  const { bars, groups } = layStrip({ width: 912, counts: [350, 350], narrow: false });
  expect(bars[1]!.from).toBeCloseTo(end(bars[0]!));
  expect(groups[1]!.from - end(groups[0]!)).toBeCloseTo(8);
});

const many = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 12 });
const widths = fc.integer({ min: 240, max: 1400 });

test('R-2408: any number of questions fills the width, in order and without overlap', () => {
  fc.assert(
    fc.property(many, widths, fc.boolean(), (counts, width, narrow) => {
      const { bars, groups } = layStrip({ width, counts, narrow });
      expect(bars).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
      expect(groups).toHaveLength(counts.length);
      for (const [index, bar] of bars.entries()) {
        expect(bar.size).toBeGreaterThan(0);
        if (index > 0) expect(bar.from).toBeGreaterThanOrEqual(end(bars[index - 1]!) - 1e-6);
      }
      if (bars.length > 0) expect(end(bars.at(-1)!)).toBeCloseTo(width, 6);
    }),
  );
});

test('R-2408: the pointer is at the nearest question, also between two groups', () => {
  fc.assert(
    fc.property(many, widths, fc.nat(), (counts, width, seed) => {
      const { bars } = layStrip({ width, counts, narrow: false });
      if (bars.length === 0) {
        expect(barAt(bars, 0)).toBeUndefined();
        return;
      }
      const index = seed % bars.length;
      expect(barAt(bars, bars[index]!.from + bars[index]!.size / 2)).toBe(index);
      expect(barAt(bars, -100)).toBe(0);
      expect(barAt(bars, width + 100)).toBe(bars.length - 1);
    }),
  );
});

test('R-2408: the largest disagreement is 48 px high, none at all 2, and a chosen question never thinner than 2', () => {
  const bars = [
    { from: 0, size: 10 },
    { from: 12, size: 0.5 },
  ];
  expect(barsPath(bars, [1, 0], [0, 1])).toBe('M0 0h10v48h-10zM12 46h0.5v2h-0.5z');
  expect(barsPath(bars, [1, 0], [1], 2)).toBe('M11.25 46h2v2h-2z');
});
