import { describe, expect, test } from 'vitest';
import { tableOf } from '../plot/chartData.js';
import { layHorizontalBars, type HorizontalBarsOptions } from './layHorizontalBars.js';

const categories = ['small', 'medium', 'large'];
const series = [{ name: 'Nodes', values: [46, 29, 12] }];

const lay = (options: Partial<HorizontalBarsOptions> = {}) =>
  layHorizontalBars({
    categories,
    series,
    width: 400,
    em: 1,
    rtl: false,
    formatValue: String,
    noValue: 'no value',
    ...options,
  });

test('what is drawn, and the number at its end, are the cells of the table (R-1014, R-1015)', () => {
  const table = tableOf({ head: 'Size', categories, series });
  const { bars } = lay();
  expect(bars.map((bar) => [bar.value])).toEqual(table.rows.map((row) => row.values));
  expect(bars.map((bar) => bar.number.text)).toEqual(['46', '29', '12']);
});

test('lengths are to each other as the values are', () => {
  const { bars } = lay();
  for (const bar of bars) {
    expect(bar.box.width / bars[0]!.box.width).toBeCloseTo(bar.value! / 46, 5);
    expect(bar.number.x).toBeGreaterThan(bar.box.x + bar.box.width);
  }
});

test('from right to left the drawing is the mirror image', () => {
  const [ltr, rtl] = [lay(), lay({ rtl: true })];
  for (const [index, { box }] of ltr.bars.entries()) {
    expect(rtl.bars[index]!.box.x).toBeCloseTo(400 - box.x - box.width, 5);
  }
});

describe('names of 80 letters', () => {
  const long = 'Metastasis in the cervical lymph nodes on the side opposite of the primary tumor';
  test('stand above their bar at 320 px, whole', () => {
    const { names, bars } = lay({ categories: [long], series: [{ name: 'n', values: [3.8] }], width: 288 });
    expect(names[0]!.lines.join(' ')).toBe(long);
    expect(bars[0]!.box.x).toBe(0);
    expect(bars[0]!.box.y).toBeGreaterThanOrEqual(names[0]!.y + names[0]!.lines.length * 20);
  });
  test('stand before their bar on a wide page, whole, and leave it more than half of the room', () => {
    const { names, bars } = lay({ categories: [long], series: [{ name: 'n', values: [3.8] }], width: 800 });
    expect(names[0]!.lines.join(' ')).toBe(long);
    expect(bars[0]!.box.width).toBeGreaterThan(400);
  });
});

describe('unusual figures', () => {
  test('no category at all', () => {
    expect(lay({ categories: [] }).bars).toEqual([]);
  });
  test('forty categories stand below each other, none over another', () => {
    const { bars } = lay({
      categories: Array.from({ length: 40 }, (_, index) => `Node ${index}`),
      series: [{ name: 'n', values: Array.from({ length: 40 }, () => 1) }],
    });
    for (const [index, bar] of bars.entries()) {
      const next = bars[index + 1];
      if (next) expect(next.box.y).toBeGreaterThan(bar.box.y + bar.box.height);
    }
  });
  test('all zeros have no bars but their numbers', () => {
    const { bars } = lay({ series: [{ name: 'n', values: [0, 0, 0] }] });
    expect(bars.map((bar) => [bar.box.width, bar.number.text])).toEqual([
      [0, '0'],
      [0, '0'],
      [0, '0'],
    ]);
  });
  test('what is no value says so in place of a number', () => {
    const { bars } = lay({ series: [{ name: 'n', values: [Number.NaN, 2, Number.POSITIVE_INFINITY] }] });
    expect(bars.map((bar) => bar.number.text)).toEqual(['no value', '2', 'no value']);
  });
  test('a negative value goes to the other side of zero with its number', () => {
    const { bars, zero } = lay({ series: [{ name: 'n', values: [-5, 5, 10] }] });
    expect(bars[0]!.box.x + bars[0]!.box.width).toBeCloseTo(zero, 5);
    expect(bars[0]!.number).toMatchObject({ before: true, text: '-5' });
    expect(bars[1]!.box.x).toBeCloseTo(zero, 5);
  });
  test('numbers as large as there are stay inside', () => {
    const { bars } = lay({ series: [{ name: 'n', values: [Number.MAX_VALUE, -Number.MAX_VALUE, 1] }] });
    for (const { box } of bars) {
      expect(Number.isFinite(box.x + box.width)).toBe(true);
      expect(box.x + box.width).toBeLessThanOrEqual(400);
    }
  });
});
