import { describe, expect, test } from 'vitest';
import { heatLayout } from './heatLayout.js';
import { heatPaths } from './heatPaths.js';
import { walkCells } from './walkCells.js';

const parents = (...sizes: number[]) =>
  sizes.map((size, index) => ({ label: `P${index}`, states: Array.from({ length: size }, (_, at) => `s${at}`) }));
const lay = (width: number, sizes: number[], rtl = false) =>
  heatLayout({ size: { width, em: 1, rtl }, parents: parents(...sizes), states: 3 });

describe('heatmap layout', () => {
  test('columns stand 1, 1.5, 3 and 8 px apart, more where an outer parent changes', () => {
    const { column } = lay(870, [3, 3, 2, 3]);
    const gap = (index: number) => column(index + 1).from - column(index).from - column(index).size;
    expect([0, 2, 5, 17].map((index) => Math.round(gap(index) * 100) / 100)).toEqual([1, 1.5, 3, 8]);
  });

  test('a table of any width finds its columns again', () => {
    const layout = lay(870, [4, 4, 4, 4, 4, 4, 4]);
    expect(layout.columns).toBe(16_384);
    for (const index of [0, 1, 4095, 4096, 16_383]) expect(layout.columnAt(layout.column(index).from + 1)).toBe(index);
  });

  test('on a phone, columns are rows with headings between groups', () => {
    const layout = lay(358, [2, 3]);
    expect(layout.turned).toBe(true);
    expect(layout.column(3).from - layout.column(2).from).toBeGreaterThan(
      layout.column(2).from - layout.column(1).from,
    );
    expect(layout.side + layout.breadth).toBeLessThanOrEqual(358);
  });

  test('arrows follow the drawing: mirrored right to left, turned on a phone', () => {
    const grid = { columns: 6, states: 3, page: 3, turned: false, rtl: false };
    const at = { column: 2, state: 1 };
    expect(walkCells('ArrowRight', at, grid)).toEqual({ column: 3, state: 1 });
    expect(walkCells('ArrowRight', at, { ...grid, rtl: true })).toEqual({ column: 1, state: 1 });
    expect(walkCells('ArrowDown', at, { ...grid, turned: true })).toEqual({ column: 3, state: 1 });
    expect(walkCells('PageDown', at, grid)).toEqual({ column: 5, state: 1 });
    expect(walkCells('a', at, grid)).toBeUndefined();
  });

  test('open columns are hatched over all states; right to left, cells are mirrored', () => {
    const table = { parents: parents(2), states: [{ label: 'a' }, { label: 'b' }, { label: 'c' }] };
    const values = [80, 20, 0, NaN, NaN, NaN];
    const draw = (rtl: boolean) =>
      heatPaths({ ...table, values }, lay(870, [2], rtl), { from: 0, to: 1, origin: 0, size: 100 });
    const { shades, open, hatching } = draw(false);
    expect(shades.map((d) => d !== '')).toEqual([true, true, false, false, true]);
    expect(open.match(/z/gu)).toHaveLength(1);
    expect(hatching).not.toBe('');
    expect(shades[4]).toMatch(/^M0 0h55/u);
    expect(draw(true).shades[4]).toMatch(/^M45 0h55/u);
  });

  test('R-2595: a column that only the file has numbers for is hatched over faint shades', () => {
    const table = { parents: parents(2), states: [{ label: 'a' }, { label: 'b' }, { label: 'c' }] };
    const values = [80, 20, 0, 80, 20, 0];
    const { shades, faint, hatching } = heatPaths(
      { ...table, values, isUnanswered: (column) => column === 1 },
      lay(870, [2]),
      { from: 0, to: 1, origin: 0, size: 100 },
    );
    expect(shades[4]!.match(/z/gu)).toHaveLength(1);
    expect(faint[4]!.match(/z/gu)).toHaveLength(1);
    expect(hatching).not.toBe('');
  });
});
