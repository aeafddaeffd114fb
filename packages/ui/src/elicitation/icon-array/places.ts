/** The box a figure is drawn in, and the distance from one figure to the next, in units of the drawing. */
export const figure = { width: 10, height: 20 };
const pitch = 14.7;

export interface Grid {
  columns: number;
  rows: number;
}

/** From one row to the next: about two pixels more than a figure, however small many make it. */
const rowPitch = ({ columns }: Grid) => figure.height + Math.max(2, columns / 25);

/** The size of the drawing. */
export const sizeOf = (grid: Grid) => ({
  width: grid.columns * pitch,
  height: (grid.rows - 1) * rowPitch(grid) + figure.height,
});

/**
 * Where people stand, as the points of a polyline: their feet, row by row from the bottom one up. `step` 2 leaves out
 * every other one.
 */
export function feetOf(grid: Grid, from: number, to: number, step: 1 | 2): string {
  const { height } = sizeOf(grid);
  const feet: string[] = [];
  for (let index = from; index < to; index += step) {
    const x = ((index % grid.columns) + 0.5) * pitch;
    const y = height - Math.floor(index / grid.columns) * rowPitch(grid);
    feet.push(`${Number(x.toFixed(2))} ${y}`);
  }
  return feet.join(' ');
}
