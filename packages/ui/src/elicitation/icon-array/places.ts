/** The box a figure is drawn in, and the distance from one figure to the next, in units of the drawing. */
export const figure = { width: 10, height: 20 };
const pitch = 14.7;

export interface Grid {
  columns: number;
  rows: number;
}

/** The rows of so many people, if nothing is said about them. */
export const usualRows = { 50: 1, 100: 2, 1000: 10 } as const;

export const usualGrid = (total: keyof typeof usualRows): Grid => ({
  columns: total / usualRows[total],
  rows: usualRows[total],
});

/** From one row to the next: about two pixels more than a figure, however small many make it. */
const rowPitch = ({ columns }: Grid) => figure.height + Math.max(2, columns / 25);

/** The size of the drawing. */
export const sizeOf = (grid: Grid) => ({
  width: grid.columns * pitch,
  height: (grid.rows - 1) * rowPitch(grid) + figure.height,
});

/**
 * The lines of people from one to another: of a single row two, with every other one of them. A line has no marker in the
 * middle at its first and last point.
 */
export const linesOf = (grid: Grid, from: number, to: number): readonly string[] =>
  (grid.rows === 1
    ? [feetOf(grid, from + (from % 2), to, 2), feetOf(grid, from + 1 - (from % 2), to, 2)]
    : [feetOf(grid, from, to, 1)]
  ).map((feet) => `0 0 ${feet} 0 0`);

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
    feet.push(`${Math.round(x * 100) / 100} ${y}`);
  }
  return feet.join(' ');
}
