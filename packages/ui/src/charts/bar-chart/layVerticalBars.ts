import { bands } from '../plot/bands.js';
import { type ChartSeries, largestOf, valuesOf } from '../plot/chartData.js';
import type { PlotSize } from '../../foundations/figures/usePlotSize.js';
import { estimateTextWidth, wrapText } from '../plot/textWidth.js';
import { numberScale, valueAxis } from '../plot/valueScale.js';
import type { PlotPoint } from '../plot/walkPoints.js';

/** A value and its bar. */
export interface DrawnBar extends PlotPoint {
  readonly largest: boolean;
}

export interface VerticalBarsOptions extends PlotSize {
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  /** The minimum interval between labelled categories. */
  readonly nameEvery: number;
  readonly formatValue: (value: number) => string;
}

/** Dimensions at the default text size, in px: 11rem of plot, as in the product's designs. */
const PLOT = 176;
const ABOVE = 12;
const TEXT = 12;
const LINE = 14;
const MOST_BAR = 16;
/** Intervals between labelled categories that look regular. */
const STRIDES = [1, 2, 3, 4, 6, 8, 12, 24, 50, 100, 250, 500, 1000];

/** The layout of a vertical bar chart, in px from the top left corner. */
export function layVerticalBars({ categories, series, width, em, rtl, nameEvery, formatValue }: VerticalBarsOptions) {
  const values = series.map((each) => valuesOf(each, categories));
  const axis = valueAxis(values.flat());
  const tickNames = axis.ticks.map(formatValue);
  const beside = Math.max(28, ...tickNames.map((name) => estimateTextWidth(name, TEXT) + 10)) * em;
  const plot = { x: rtl ? 0 : beside, y: ABOVE * em, width: Math.max(1, width - beside), height: PLOT * em };

  const y = numberScale({ domain: axis.domain, range: [plot.y + plot.height, plot.y] });
  const { band, left: x } = bands(categories.length, plot, rtl);
  const stride = strideOf(categories, band, em, nameEvery);
  const names = categories.flatMap((name, category) =>
    category % stride === 0
      ? [
          {
            category,
            x: x(category) + band / 2,
            lines: wrapText(name, { width: band * stride - 4, size: TEXT * em, lines: 2 }),
          },
        ]
      : [],
  );

  const gap = band > 12 * series.length ? 2 : band > 4 * series.length ? 1 : 0;
  const step = Math.min(MOST_BAR * em, (band - gap) / Math.max(1, series.length) - gap) + gap;
  const thickness = Math.max(0.5, step - gap);
  const largest = largestOf(values.flat());
  const zero = y(0);
  const bars = series.flatMap((_, row) =>
    categories.map((_, category): DrawnBar => {
      const value = values[row]?.[category] ?? null;
      const place = rtl ? series.length - 1 - row : row;
      const left = x(category) + (band - step * series.length + gap) / 2 + place * step;
      // No value is too small to be seen, except zero, which has no bar.
      const end = value === null || value === 0 ? zero : Math.round(y(value) * 100) / 100;
      const length = value === null || value === 0 ? 0 : Math.max(1, Math.abs(zero - end));
      return {
        category,
        series: row,
        value,
        largest: value !== null && value === largest,
        box: { x: left, y: (value ?? 0) < 0 ? zero : zero - length, width: thickness, height: length },
        hit: {
          x: x(category) + (place * band) / series.length,
          y: 0,
          width: band / series.length,
          height: plot.y + plot.height + 2 * LINE * em,
        },
      };
    }),
  );

  const rows = Math.max(1, ...names.map((name) => name.lines.length));
  const height = plot.y + plot.height + (8 + rows * LINE) * em;
  return { plot, y, zero, height, ticks: axis.ticks, tickNames, names, bars, line: LINE * em };
}

/** The interval at which labels fit, wrapped on two lines if needed. */
function strideOf(categories: readonly string[], band: number, em: number, least: number): number {
  const widest = Math.max(0, ...categories.map((name) => estimateTextWidth(name, TEXT * em)));
  // Omitted labels can be inferred only if labels are short and regular; long ones are truncated instead.
  const needed = Math.min(widest, 64 * em) + 8;
  return STRIDES.find((stride) => stride >= least && stride * band >= needed) ?? categories.length;
}
