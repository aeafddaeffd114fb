/**
 * One row of bars or one line: a name, and a value per category.
 * @since 0.1.0
 */
export interface ChartSeries {
  readonly name: string;
  /** In category order. A missing or non-finite number counts as "no value". */
  readonly values: readonly (number | null | undefined)[];
}

/**
 * The same figures as a table: what is drawn is what is in its cells.
 * @since 0.1.0
 */
export interface ChartTable {
  /** The column headings: first of the names, then of each value. */
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
}

/** @since 0.1.0 */
export interface ChartRow {
  readonly name: string;
  /** One per heading after the first; null is "no value". */
  readonly values: readonly (number | null)[];
}

/** A value that can be drawn, or null if it is missing or not finite. */
export const drawable = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** The values of a series, one per category: missing ones become null, surplus ones are dropped. */
export const valuesOf = (series: ChartSeries, categories: readonly string[]): readonly (number | null)[] =>
  categories.map((_, index) => drawable(series.values[index]));

/**
 * The table of a chart's values.
 * @since 0.1.0
 * @experimental
 */
export function tableOf(chart: {
  /** The heading of the categories. */
  readonly head: string;
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
}): ChartTable {
  const columns = chart.series.map((series) => valuesOf(series, chart.categories));
  return {
    columns: [chart.head, ...chart.series.map((series) => series.name)],
    rows: chart.categories.map((name, index) => ({ name, values: columns.map((values) => values[index] ?? null) })),
  };
}

/** Whether there is nothing to draw: no categories, or none with a value. */
export const isEmptyTable = (table: ChartTable): boolean =>
  table.rows.every((row) => row.values.every((value) => value === null));

/** The largest value above zero; null if there is none. */
export function largestOf(values: readonly (number | null)[]): number | null {
  const largest = values.reduce<number>((most, value) => (value !== null && value > most ? value : most), 0);
  return largest > 0 ? largest : null;
}
