import { describe, expect, test } from 'vitest';
import { tableOf } from '../plot/chartData.js';
import { layVerticalBars, type VerticalBarsOptions } from './layVerticalBars.js';

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const eight = hours.filter((_, hour) => hour % 3 === 0);
const logins = { name: 'logins', values: [2, 1, 9, 31, 24, 19, 27, 11] };
const logouts = { name: 'logouts', values: [5, 1, 2, 14, 26, 17, 29, 21] };

const lay = (options: Partial<VerticalBarsOptions> = {}) =>
  layVerticalBars({
    categories: eight,
    series: [logins, logouts],
    width: 700,
    em: 1,
    rtl: false,
    nameEvery: 1,
    formatValue: String,
    ...options,
  });

test('what is drawn are the cells of the table (R-1012)', () => {
  const table = tableOf({ head: 'Hour', categories: eight, series: [logins, logouts] });
  const { bars } = lay();
  expect(
    table.rows.map((row, category) => bars.filter((bar) => bar.category === category).map((bar) => bar.value)),
  ).toEqual(table.rows.map((row) => row.values));
});

test('the length of a bar is its share of the axis', () => {
  const { bars, plot } = lay();
  for (const { value, box } of bars) {
    expect(box.height).toBeCloseTo(((value ?? 0) / 40) * plot.height, 1);
    expect(box.y + box.height).toBeCloseTo(plot.y + plot.height, 5);
  }
});

test('the bars of a group stand side by side in the order of the series and touch no other group', () => {
  const { bars } = lay();
  const byPlace = [...bars].sort((a, b) => a.box.x - b.box.x);
  expect(byPlace.map((bar) => [bar.category, bar.series])).toEqual(
    eight.flatMap((_, category) => [
      [category, 0],
      [category, 1],
    ]),
  );
  for (const [index, bar] of byPlace.entries()) {
    const next = byPlace[index + 1];
    if (next) expect(next.box.x).toBeGreaterThanOrEqual(bar.box.x + bar.box.width);
  }
});

test('from right to left the drawing is the mirror image', () => {
  const [ltr, rtl] = [lay(), lay({ rtl: true })];
  for (const [index, { box }] of ltr.bars.entries()) {
    expect(rtl.bars[index]!.box.x).toBeCloseTo(700 - box.x - box.width, 5);
  }
});

describe('the names below', () => {
  test('all of them where they have room', () => {
    expect(lay().names.map((name) => name.category)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
  test('every sixth hour as asked for', () => {
    const { names } = lay({ categories: hours, series: [{ name: 'n', values: [] }], nameEvery: 6 });
    expect(names.map((name) => name.lines)).toEqual([['00:00'], ['06:00'], ['12:00'], ['18:00']]);
  });
  test('fewer on a narrow page, at regular distances', () => {
    const { names } = lay({ categories: hours, series: [{ name: 'n', values: [] }], width: 288 });
    const places = names.map((name) => name.category);
    expect(places.length).toBeLessThan(9);
    expect(new Set(places.slice(1).map((place, index) => place - places[index]!)).size).toBe(1);
  });
  test('a name of 80 letters is cut in two lines and breaks nothing', () => {
    const { names } = lay({ categories: ['Probability of '.repeat(6).slice(0, 80), 'b'] });
    expect(names[0]!.lines).toHaveLength(2);
    expect(names[0]!.lines[1]).toMatch(/…|Probability/u);
  });
});

describe('unusual figures', () => {
  test('no category at all', () => {
    expect(lay({ categories: [], series: [] }).bars).toEqual([]);
  });
  test('one category', () => {
    const { bars, plot } = lay({ categories: ['a'], series: [{ name: 'n', values: [3] }] });
    expect(bars[0]!.box.x).toBeGreaterThan(plot.x);
  });
  test('forty categories at 320 px stay inside and apart', () => {
    const { bars } = lay({
      categories: Array.from({ length: 40 }, (_, index) => `c${index}`),
      series: [{ name: 'n', values: Array.from({ length: 40 }, (_, index) => index + 1) }],
      width: 288,
    });
    for (const [index, { box }] of bars.entries()) {
      expect(box.width).toBeGreaterThan(0);
      expect(box.x + box.width).toBeLessThanOrEqual(288);
      const next = bars[index + 1];
      if (next) expect(next.box.x).toBeGreaterThanOrEqual(box.x + box.width - 1e-9);
    }
  });
  test('all zeros draw nothing, and nothing is the largest', () => {
    const { bars } = lay({ series: [{ name: 'n', values: eight.map(() => 0) }] });
    expect(bars.every((bar) => bar.box.height === 0 && !bar.largest)).toBe(true);
  });
  test('no number, infinite numbers and gaps are no values', () => {
    const values = [Number.NaN, Number.POSITIVE_INFINITY, null, 4];
    const { bars, ticks } = lay({ categories: ['a', 'b', 'c', 'd'], series: [{ name: 'n', values }] });
    expect(bars.map((bar) => bar.value)).toEqual([null, null, null, 4]);
    expect(bars.map((bar) => bar.box.height > 0)).toEqual([false, false, false, true]);
    expect(ticks.every(Number.isFinite)).toBe(true);
  });
  test('a negative value hangs below zero', () => {
    const { bars, zero } = lay({ categories: ['a', 'b'], series: [{ name: 'n', values: [-4, 6] }] });
    expect(bars[0]!.box.y).toBeCloseTo(zero, 5);
    expect(bars[1]!.box.y + bars[1]!.box.height).toBeCloseTo(zero, 5);
  });
  test('a small value beside a huge one is still seen', () => {
    const { bars } = lay({ categories: ['a', 'b'], series: [{ name: 'n', values: [1, 1e15] }] });
    expect(bars[0]!.box.height).toBe(1);
  });
});

test('those that share the first place are the largest together', () => {
  const { bars } = lay({ categories: ['a', 'b', 'c'], series: [{ name: 'n', values: [7, 3, 7] }] });
  expect(bars.map((bar) => bar.largest)).toEqual([true, false, true]);
});
