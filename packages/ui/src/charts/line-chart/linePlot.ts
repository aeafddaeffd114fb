import { bands } from '../plot/bands.js';
import { type ChartSeries, valuesOf } from '../plot/chartData.js';
import type { PlotSize } from '../../foundations/figures/usePlotSize.js';
import { estimateTextWidth, wrapText } from '../plot/textWidth.js';
import { fixedAxis, numberScale, valueAxis } from '../plot/valueScale.js';
import type { PlotPoint } from '../plot/walkPoints.js';

/** A value and its dot on the line. */
export interface DrawnDot extends PlotPoint {
  readonly x: number;
  readonly y: number;
  /** The position of its number, and the text. */
  readonly number: { readonly y: number; readonly text: string };
  /** True if the value lies outside the axis: drawn at its edge, hollow. */
  readonly beyond: boolean;
}

/** One line of the list below the axis, used if the names do not fit on it. */
export interface KeyRow {
  readonly category: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
}

export interface LinePlotOptions extends PlotSize {
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly yDomain: readonly [number, number] | undefined;
  readonly formatValue: (value: number) => string;
}

/** Dimensions at the default text size, in px. */
const PLOT = 176;
const ABOVE = 22;
const TEXT = 12;
const LINE = 14.4;
const KEY_TEXT = 14;
const KEY_LINE = 20;
const KEY_COLUMN = 240;
const RADIUS = 4.5;

/** The layout of a line chart, in px from the top left corner. */
export function linePlot(options: LinePlotOptions) {
  const { categories, series, yDomain, width, em, rtl, formatValue } = options;
  const values = series.map((each) => valuesOf(each, categories));
  const axis = yDomain ? fixedAxis(yDomain) : valueAxis(values.flat());
  const tickNames = axis.ticks.map(formatValue);
  const beside = Math.max(28, ...tickNames.map((name) => estimateTextWidth(name, TEXT) + 10)) * em;
  const plot = { x: rtl ? 0 : beside, y: ABOVE * em, width: Math.max(1, width - beside), height: PLOT * em };
  const foot = plot.y + plot.height;
  const y = numberScale({ domain: axis.domain, range: [foot, plot.y], clamp: true });
  const [low, high] = [Math.min(...axis.domain), Math.max(...axis.domain)];

  const { band, left } = bands(categories.length, plot, rtl);
  const dots = series.flatMap((_, row) =>
    categories.map((_, category): DrawnDot => {
      const value = values[row]?.[category] ?? null;
      const beyond = value !== null && (value < low || value > high);
      const x = left(category) + band / 2;
      const at = y(value ?? low);
      const own = RADIUS * em;
      const below = isValley(values[row] ?? [], category) && at < foot - 24 * em;
      return {
        category,
        series: row,
        value,
        beyond,
        x,
        y: at,
        number: {
          y: below ? at + own + 15 * em : at - own - 6 * em,
          text: value === null ? '' : formatValue(value),
        },
        box: { x: x - own, y: at - own, width: 2 * own, height: 2 * own },
        hit: { x: left(category), y: 0, width: band, height: foot + 3 * LINE * em },
      };
    }),
  );

  return {
    plot,
    y,
    domain: axis.domain,
    ticks: axis.ticks,
    tickNames,
    dots,
    band,
    line: LINE * em,
    ...namesBelow(options, band, foot),
  };
}

interface NamesBelow {
  /** The lines of each name at the axis. */
  readonly names: readonly (readonly string[])[];
  readonly keyRows: readonly KeyRow[];
  /** The height of the whole drawing. */
  readonly height: number;
}

/** The names at the axis; where they have no room, numbers, which a list below explains. */
function namesBelow({ categories, width, em, rtl }: LinePlotOptions, band: number, foot: number): NamesBelow {
  const names = categories.map((name) => wrapText(name, { width: band * 0.92, size: TEXT * em, lines: 4 }));
  const roomy = names.every(
    (lines) => lines.length <= 3 && lines.every((line) => !line.endsWith('…')) && band >= 90 * em,
  );
  const short = names.every((lines) => lines.length <= 1 && !lines[0]?.endsWith('…'));
  if (roomy || short) {
    const rows = Math.max(1, ...names.map((lines) => lines.length));
    return { names, keyRows: [], height: foot + (8 + rows * LINE) * em };
  }
  const keyRows = keyBelow({ categories, width, em, rtl, from: foot + (LINE + 14) * em });
  const last = keyRows.reduce((most, row) => Math.max(most, row.y + row.height), foot);
  const numbers = categories.map((_, index) => [String(index + 1)]);
  const everyOther = band < 14 * em ? Math.ceil((14 * em) / band) : 1;
  return {
    names: numbers.map((lines, index) => (index % everyOther === 0 ? lines : [])),
    keyRows,
    height: last + 1,
  };
}

/** A number is below its dot if the line dips there: if the neighbours are higher on average. */
function isValley(values: readonly (number | null)[], index: number): boolean {
  const beside = [values[index - 1] ?? null, values[index + 1] ?? null].filter((value) => value !== null);
  const value = values[index] ?? null;
  if (value === null || beside.length === 0) return false;
  return beside.reduce((sum, each) => sum + each / beside.length, 0) > value;
}

/** The names as a numbered list in as many columns as fit, filled row by row. */
function keyBelow(options: {
  categories: readonly string[];
  width: number;
  em: number;
  rtl: boolean;
  from: number;
}): KeyRow[] {
  const { categories, width, em, rtl, from } = options;
  const gap = 24 * em;
  const columns = Math.max(1, Math.floor((width + gap) / (KEY_COLUMN * em + gap)));
  const column = (width - gap * (columns - 1)) / columns;
  const rows: KeyRow[] = [];
  let top = from;
  for (let first = 0; first < categories.length; first += columns) {
    const row = categories.slice(first, first + columns);
    const wrapped = row.map((name) => wrapText(name, { width: column - 64 * em, size: KEY_TEXT * em, lines: 3 }));
    const height = (Math.max(1, ...wrapped.map((lines) => lines.length)) * KEY_LINE + 7) * em;
    for (const [place, lines] of wrapped.entries()) {
      const start = place * (column + gap);
      const x = rtl ? width - start - column : start;
      rows.push({ category: first + place, x, y: top, width: column, height, lines });
    }
    top += height;
  }
  return rows;
}
