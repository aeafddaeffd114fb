import { type Grid, linesOf } from './places.js';

/**
 * Writes into a drawing how many people are filled, as React does: for a movement. There are some of both kinds. Of the
 * lines of a row, only those are written in which somebody changes.
 */
export function writePeople(drawing: Element, grid: Grid, filled: number): void {
  const total = grid.columns * grid.rows;
  const write = (slot: 'empty' | 'filled', from: number, to: number) => {
    const lines = drawing.querySelectorAll(`[data-slot="${slot}"] > polyline`);
    for (const [index, points] of linesOf(grid, from, to).entries()) {
      const line = lines[index];
      if (line?.getAttribute('points') !== points) line?.setAttribute('points', points);
    }
  };
  write('empty', filled, total);
  write('filled', 0, filled);
}
