import { describe, expect, test } from 'vitest';
import { tableOf } from '../plot/chartData.js';
import { linePlot, type LinePlotOptions } from './linePlot.js';

const categories = [
  'System usability',
  'System complexity',
  'Technical support need',
  'Function integration',
  'Navigation ease',
  'Node relationship understanding',
  'Probability interface intuitiveness',
];
const series = [{ name: 'Average score', values: [4.2, 1.9, 1.6, 3.9, 4.1, 3.4, 4.4] }];

const lay = (options: Partial<LinePlotOptions> = {}) =>
  linePlot({
    categories,
    series,
    yDomain: [0, 5],
    width: 1256,
    em: 1,
    rtl: false,
    formatValue: String,
    ...options,
  });

test('what is drawn, and the number at each dot, are the cells of the table (R-1016)', () => {
  const table = tableOf({ head: 'Statement', categories, series });
  const { dots } = lay();
  expect(dots.map((dot) => [dot.value])).toEqual(table.rows.map((row) => row.values));
  expect(dots.map((dot) => dot.number.text)).toEqual(['4.2', '1.9', '1.6', '3.9', '4.1', '3.4', '4.4']);
});

test('the axis runs from 0 to 5 whatever the scores are (R-1017, R-1515)', () => {
  for (const values of [[1], [5, 5], [2.5, 2.6]]) {
    const { ticks, dots, plot } = lay({ series: [{ name: 'n', values }] });
    expect(ticks).toEqual([0, 1, 2, 3, 4, 5]);
    for (const dot of dots) {
      if (dot.value !== null) expect(dot.y).toBeCloseTo(plot.y + plot.height * (1 - dot.value / 5), 5);
    }
  }
});

test('numbers stand away from the line: below where it comes from above', () => {
  expect(lay().dots.map((dot) => dot.number.y > dot.y)).toEqual([false, true, true, false, false, true, false]);
});

describe('the seven names (R-906 to R-912)', () => {
  test('stand at the axis of a wide chart, whole', () => {
    const { names, keyRows } = lay();
    expect(names.map((lines) => lines.join(' '))).toEqual(categories);
    expect(keyRows).toEqual([]);
  });
  test.each([288, 358, 600])('are numbered and listed below at %d px, whole, none over another', (width) => {
    const { names, keyRows, plot } = lay({ width });
    expect(names.map((lines) => lines.join(' '))).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(keyRows.map((row) => row.lines.join(' '))).toEqual(categories);
    for (const [index, row] of keyRows.entries()) {
      expect(row.y).toBeGreaterThan(plot.y + plot.height);
      expect(row.x + row.width).toBeLessThanOrEqual(width + 1e-9);
      const next = keyRows[index + 1];
      if (next) expect(next.y > row.y || next.x >= row.x + row.width).toBe(true);
    }
  });
});

describe('unusual figures', () => {
  test('no category at all', () => {
    expect(lay({ categories: [] }).dots).toEqual([]);
  });
  test('what is no finite number is a gap', () => {
    const { dots } = lay({ series: [{ name: 'n', values: [4, null, Number.NaN, Number.POSITIVE_INFINITY, 3] }] });
    expect(dots.map((dot) => dot.value)).toEqual([4, null, null, null, 3, null, null]);
  });
  test('a value outside the axis is drawn at its edge and marked, with its own number', () => {
    const { dots, plot } = lay({ series: [{ name: 'n', values: [7, -2, 3] }] });
    expect(dots.slice(0, 3).map((dot) => [dot.beyond, dot.number.text])).toEqual([
      [true, '7'],
      [true, '-2'],
      [false, '3'],
    ]);
    expect(dots[0]!.y).toBeCloseTo(plot.y, 5);
    expect(dots[1]!.y).toBeCloseTo(plot.y + plot.height, 5);
  });
  test('without a fixed axis it reaches to the next round number', () => {
    expect(lay({ yDomain: undefined, series: [{ name: 'n', values: [31] }] }).ticks).toEqual([0, 10, 20, 30, 40]);
  });
});

test('from right to left the drawing is the mirror image', () => {
  const [ltr, rtl] = [lay(), lay({ rtl: true })];
  for (const [index, dot] of ltr.dots.entries()) expect(rtl.dots[index]!.x).toBeCloseTo(1256 - dot.x, 5);
});
