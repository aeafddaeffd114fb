import { type ChartSeries, largestOf, valuesOf } from '../plot/chartData.js';
import type { PlotSize } from '../../foundations/figures/usePlotSize.js';
import { estimateTextWidth, wrapText } from '../plot/textWidth.js';
import type { DrawnBar } from './layVerticalBars.js';

export interface HorizontalBarsOptions extends PlotSize {
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly formatValue: (value: number) => string;
  readonly noValue: string;
}

/** Dimensions at the default text size, in px. */
const NAME = 14;
const NUMBER = 13;
const ABOVE = 10;
const LINE = 20;
const BAR = 16;
const BETWEEN = 8;
const BESIDE = 12;

/** The layout of a horizontal bar chart, in px from the top left corner: names, bars, and numbers at their ends. */
export function layHorizontalBars(options: HorizontalBarsOptions) {
  const { categories, series, width, em, rtl, formatValue, noValue } = options;
  const values = series.map((each) => valuesOf(each, categories));
  const numbers = values.map((row) => row.map((value) => (value === null ? noValue : formatValue(value))));
  const room = Math.max(0, ...numbers.flat().map((text) => estimateTextWidth(text, NUMBER * em) * 1.06)) + 8;

  const widest = Math.max(0, ...categories.map((name) => estimateTextWidth(name, NAME * em)));
  // Names are in front of the bars, or above them if they would take more than two fifths of a narrow chart.
  const above = widest > width * 0.4 && width < 480 * em;
  const column = above ? 0 : Math.min(widest + 2, width * 0.4);
  const wrapped = categories.map((name) =>
    wrapText(name, { width: above ? width : column, size: NAME * em, lines: 3 }),
  );

  const { zero, lengthOf } = lengthScale(values.flat(), width, above ? 0 : column + BESIDE * em, room);
  const largest = largestOf(values.flat());
  const mirror = (x: number, own = 0) => (rtl ? width - x - own : x);
  const bars: (DrawnBar & { readonly number: { x: number; y: number; text: string; before: boolean } })[] = [];
  const names: { category: number; x: number; y: number; lines: readonly string[] }[] = [];

  let top = ABOVE * em;
  for (const category of categories.keys()) {
    const lines = wrapped[category] ?? [];
    const text = lines.length * LINE * em;
    const stack = series.length * BAR * em + (series.length - 1) * 2;
    const height = above ? text + 2 * em + stack : Math.max(text, stack, LINE * em);
    const first = above ? top + text + 2 * em : top + (height - stack) / 2;
    names.push({ category, x: mirror(0), y: above ? top : top + (height - text) / 2, lines });
    for (const row of series.keys()) {
      const value = values[row]?.[category] ?? null;
      const own = value ? Math.max(1, lengthOf(value)) : 0;
      const negative = (value ?? 0) < 0;
      const start = negative ? zero - own : zero;
      const y = first + row * (BAR * em + 2);
      bars.push({
        category,
        series: row,
        value,
        largest: value !== null && value === largest,
        box: { x: mirror(start, own), y, width: own, height: BAR * em },
        hit: {
          x: 0,
          y: top + (row * (height + BETWEEN * em)) / series.length,
          width,
          height: (height + BETWEEN * em) / series.length,
        },
        number: {
          x: mirror(negative ? start - 8 : start + own + (own > 0 ? 8 : 0)),
          y: y + BAR * em * 0.5 + NUMBER * em * 0.35,
          text: numbers[row]?.[category] ?? '',
          before: negative,
        },
      });
    }
    top += height + (above ? BETWEEN * 1.5 : BETWEEN) * em;
  }

  return { bars, names, zero: mirror(zero), height: Math.max(1, top - BETWEEN * em), line: LINE * em };
}

/** Where zero is, and how long the bar of a value is. Bars begin at `start`; the number beside one takes `room`. */
function lengthScale(values: readonly (number | null)[], width: number, start: number, room: number) {
  const all = values.map((value) => value ?? 0);
  const low = Math.min(0, ...all);
  const high = Math.max(0, ...all);
  const from = start + (low < 0 ? room : 0);
  const free = Math.max(1, width - from);
  const length = Math.max(1, Math.min(free * 0.88, free - room));
  // Halved before subtracting: the difference of the largest numbers would overflow.
  const share = (value: number) => (high === low ? 0 : value / 2 / (high / 2 - low / 2));
  return { zero: from + length * share(-low), lengthOf: (value: number) => length * Math.abs(share(value)) };
}
