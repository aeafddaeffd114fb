import { drawable } from '../plot/chartData.js';
import { estimateTextWidth, wrapText } from '../plot/textWidth.js';
import type { PlotSize } from '../../foundations/figures/usePlotSize.js';
import type { PlotPoint } from '../plot/walkPoints.js';
import type { TornadoBar } from './tornadoBar.js';

export interface TornadoOptions extends PlotSize {
  readonly bars: readonly TornadoBar[];
  /** The value now. */
  readonly value: number;
  readonly formatValue: (value: number) => string;
}

/** A bar with its name above it and a number at either end. */
export interface DrawnTornadoBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly strong: boolean;
  readonly name: { readonly y: number; readonly width: number; readonly lines: readonly string[] };
  readonly ends: readonly { readonly x: number; readonly y: number; readonly text: string; readonly before: boolean }[];
}

/** Dimensions at the default text size, in px. */
const NAME = 13;
const LINE = 18;
const NUMBER = 12;
const ROW = 16;
const BAR = 8;
const PADDING = 4;
const BESIDE = 4;

/** The layout of a tornado, in px from the top left corner. Each bar has a point at either end. */
export function layTornado({ bars, value, width, em, rtl, formatValue }: TornadoOptions) {
  const ends = bars.map(({ low, high }) => [drawable(low), drawable(high)] as const);
  const known = [...ends.flat().filter((end) => end !== null), ...(drawable(value) === null ? [] : [value])];
  const from = Math.min(...known);
  const span = Math.max(...known) - from;
  const texts = ends.map((pair) => pair.map((end) => (end === null ? '' : formatValue(end))));
  const room = Math.max(0, ...texts.flat().map((text) => estimateTextWidth(text, NUMBER * em))) + (BESIDE + 2) * em;
  const length = Math.max(1, width - 2 * room);
  const at = (end: number) => {
    const x = room + (span > 0 ? (end - from) / span : 0.5) * length;
    return rtl ? width - x : x;
  };

  const points: PlotPoint[] = [];
  const drawn: DrawnTornadoBar[] = [];
  let top = 0;
  for (const [category, bar] of bars.entries()) {
    const lines = wrapText(bar.label, { width, size: NAME * em, lines: 2 });
    const head = lines.length * LINE * em;
    const y = top + PADDING * em + head + ((ROW - BAR) / 2) * em;
    const [low, high] = ends[category]!;
    const xs = [at(low ?? value), at(high ?? value)] as const;
    const x = Math.min(...xs);
    const own = Math.max(2, Math.abs(xs[1] - xs[0]));
    const height = head + (ROW + 2 * PADDING) * em;
    drawn.push({
      x,
      y,
      width: own,
      strong: bar.strong === true,
      name: {
        y: top + PADDING * em,
        width: Math.min(width, Math.max(...lines.map((line) => estimateTextWidth(line, NAME * em * 1.06)), 0) + 6 * em),
        lines,
      },
      ends: xs.map((_, index) => {
        const before = (index === 0) !== rtl;
        return {
          x: before ? x - BESIDE * em : x + own + BESIDE * em,
          y: y + (BAR / 2 + NUMBER * 0.35) * em,
          text: texts[category]![index]!,
          before,
        };
      }),
    });
    // Left and right of the middle of the drawing: which end is meant needs no aim.
    for (const [series, end] of [low, high].entries()) {
      const left = (series === 0) !== rtl;
      points.push({
        category,
        series,
        value: end,
        box: { x, y, width: own, height: BAR * em },
        hit: { x: left ? 0 : x + own / 2, y: top, width: left ? x + own / 2 : width - x - own / 2, height },
      });
    }
    top += height;
  }
  return { bars: drawn, points, now: at(value), height: Math.max(1, top), line: LINE * em, bar: BAR * em };
}
