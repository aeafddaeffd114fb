import { describe, expect, test } from 'vitest';
import { layTornado } from './layTornado.js';

const bars = [
  { label: 'Combination 1', low: 20, high: 29, strong: true },
  { label: 'N2–N3: T4, supraglottic, G3', low: 19, high: 28 },
];
const lay = (options = {}) =>
  layTornado({ bars, value: 24, width: 300, em: 1, rtl: false, formatValue: String, ...options });

describe('tornado', () => {
  test('bars lie around the value now, their numbers outside them', () => {
    const { bars: drawn, now } = lay();
    for (const bar of drawn) {
      expect(bar.x).toBeLessThan(now);
      expect(bar.x + bar.width).toBeGreaterThan(now);
      expect(bar.ends[0]!.x).toBeLessThan(bar.x);
      expect(bar.ends[1]!.x).toBeGreaterThan(bar.x + bar.width);
    }
    expect(drawn[0]!.ends.map(({ text }) => text)).toEqual(['20', '29']);
  });

  test('right to left, it is its own mirror image', () => {
    const [one, other] = [lay(), lay({ rtl: true })];
    expect(other.now).toBeCloseTo(300 - one.now);
    expect(other.bars[0]!.x + other.bars[0]!.width).toBeCloseTo(300 - one.bars[0]!.x);
    expect(other.bars[0]!.ends[0]!.x).toBeGreaterThan(other.bars[0]!.x);
  });

  test('the ends of one bar are two points that share its row', () => {
    const { points } = lay();
    expect(points.map(({ category, series, value }) => [category, series, value])).toEqual([
      [0, 0, 20],
      [0, 1, 29],
      [1, 0, 19],
      [1, 1, 28],
    ]);
  });

  test('answers that move nothing are a mark at the value now', () => {
    const { bars: drawn, now } = lay({ bars: [{ label: 'x', low: 24, high: 24 }] });
    expect(drawn[0]).toMatchObject({ x: now, width: 2 });
    expect(drawn[0]!.ends.map(({ before }) => before)).toEqual([true, false]);
  });

  test('R-3680: one axis stands below all bars, with round values between the lowest and the highest end', () => {
    const { axis, bars: drawn, now, height } = lay({ formatValue: (value: number) => `${value} %` });
    expect(axis.ticks.map(({ text }) => text)).toEqual(['20 %', '22 %', '24 %', '26 %', '28 %']);
    expect(axis.ticks[2]!.x).toBeCloseTo(now);
    for (const bar of drawn) expect(bar.y).toBeLessThan(axis.y);
    expect(height).toBeGreaterThan(axis.y);
    expect(lay({ width: 190 }).axis.ticks.length).toBeLessThan(axis.ticks.length);
  });

  test('without a single known value the axis has no ticks', () => {
    expect(lay({ bars: [], value: Number.NaN }).axis.ticks).toEqual([]);
  });
});
