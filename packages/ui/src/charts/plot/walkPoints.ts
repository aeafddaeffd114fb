/** One value of a chart, by category and series. */
export interface PointIndex {
  readonly category: number;
  readonly series: number;
}

export interface PointGrid {
  readonly categories: number;
  readonly series: number;
  /** The direction of the categories. */
  readonly along: 'inline' | 'block';
  /** True if the page reads from right to left. */
  readonly rtl: boolean;
}

/**
 * Where a key leads from a value: along the categories with the arrows in their direction, across the series with the
 * other two, to the first and last category with Home and End. Undefined for any other key.
 */
export function walkPoints(key: string, at: PointIndex, grid: PointGrid): PointIndex | undefined {
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  const category = (step: number): PointIndex => ({ ...at, category: within(at.category + step, grid.categories) });
  const series = (step: number): PointIndex | undefined =>
    grid.series > 1 ? { ...at, series: within(at.series + step, grid.series) } : undefined;
  const forwards = grid.rtl ? -1 : 1;

  if (key === 'Home') return { ...at, category: 0 };
  if (key === 'End') return { ...at, category: grid.categories - 1 };
  if (key === 'ArrowRight') return grid.along === 'inline' ? category(forwards) : series(forwards);
  if (key === 'ArrowLeft') return grid.along === 'inline' ? category(-forwards) : series(-forwards);
  if (key === 'ArrowDown') return grid.along === 'block' ? category(1) : series(1);
  if (key === 'ArrowUp') return grid.along === 'block' ? category(-1) : series(-1);
  return undefined;
}

/** A part of the drawing, in px from its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A value and its position in the drawing. */
export interface PlotPoint extends PointIndex {
  /** Null if there is no value. */
  readonly value: number | null;
  /** The box of its drawing. */
  readonly box: Box;
  /** The area in which the pointer selects it. */
  readonly hit: Box;
}

/** The value at a position in the drawing. */
export const pointAt = (points: readonly PlotPoint[], x: number, y: number): PlotPoint | undefined =>
  points.find(({ hit }) => x >= hit.x && x < hit.x + hit.width && y >= hit.y && y < hit.y + hit.height);
