/** One row of bars or one line: a name, and a value for each category. */
export interface ChartSeries {
  readonly name: string;
  /** In the order of the categories. What is missing or no finite number counts as "no value". */
  readonly values: readonly (number | null | undefined)[];
}

/** The same figures as a table: what is drawn is what is in its cells. */
export interface ChartTable {
  /** The heads: of the names first, then of each value. */
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
}

export interface ChartRow {
  readonly name: string;
  /** One for each head after the first; null is "no value". */
  readonly values: readonly (number | null)[];
}

/** A value that can be drawn, or null: infinite and undefined numbers are no values. */
export const drawable = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** The values of a series, one for each category: what is missing becomes null, what is too many is left out. */
export const valuesOf = (series: ChartSeries, categories: readonly string[]): readonly (number | null)[] =>
  categories.map((_, index) => drawable(series.values[index]));

/** The table of what a chart draws. */
export function tableOf(chart: {
  /** What the categories are. */
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

/** Whether there is nothing to draw: no category, or none with a value. */
export const isEmptyTable = (table: ChartTable): boolean =>
  table.rows.every((row) => row.values.every((value) => value === null));

/** The largest of the values above zero; null where none is. */
export function largestOf(values: readonly (number | null)[]): number | null {
  const largest = values.reduce<number>((most, value) => (value !== null && value > most ? value : most), 0);
  return largest > 0 ? largest : null;
}
