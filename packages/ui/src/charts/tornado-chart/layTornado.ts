import { ticks } from 'd3-array';
import { drawable } from '../plot/chartData.js';
import { estimateTextWidth, wrapText } from '../plot/textWidth.js';
import type { PlotSize } from '../../foundations/figures/usePlotSize.js';
import type { Box, PlotPoint } from '../plot/walkPoints.js';
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
/** Below the last bar: the axis with the text at its ticks. */
const AXIS = 22;
/** From one tick to the next, at least. */
const TICK = 56;

/** The layout of a tornado, in px from the top left corner. Each bar has a point at either end, all share the axis below. */
export function layTornado({ bars, value, width, em, rtl, formatValue }: TornadoOptions) {
  const ends = bars.map(({ low, high }) => [drawable(low), drawable(high)] as const);
  const known = [...ends.flat().filter((end) => end !== null), ...(drawable(value) === null ? [] : [value])];
  const from = Math.min(...known);
  const span = Math.max(...known) - from;
  const texts = ends.map((pair) => pair.map((end) => (end === null ? '' : formatValue(end))));
  const room =
    Math.max(0, ...texts.flat().map((text) => estimateTextWidth(text, NUMBER * em) * 1.1)) + (BESIDE + 4) * em;
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
      ends: numbersBeside({ x, y, width: own, texts: texts[category]!, em, rtl }),
    });
    const box = { x, y, width: own, height: BAR * em };
    points.push(...pointsOfBar({ category, values: [low, high], box, row: { top, width, height }, rtl }));
    top += height;
  }
  const foot = Math.max(1, top);
  return {
    bars: drawn,
    points,
    now: at(value),
    axis: {
      y: foot,
      from: room,
      to: width - room,
      ticks: axisTicks({ from, span, most: length / (TICK * em), at, formatValue }),
    },
    height: foot + AXIS * em,
    line: LINE * em,
    bar: BAR * em,
  };
}

interface BarToNumber extends Pick<PlotSize, 'em' | 'rtl'> {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The numbers of its lower and its upper end. */
  readonly texts: readonly string[];
}

/** The numbers of a bar, outside its ends. */
function numbersBeside({ x, y, width, texts, em, rtl }: BarToNumber): DrawnTornadoBar['ends'] {
  return texts.map((text, index) => {
    const before = (index === 0) !== rtl;
    return {
      x: before ? x - BESIDE * em : x + width + BESIDE * em,
      y: y + (BAR / 2 + NUMBER * 0.35) * em,
      text,
      before,
    };
  });
}

interface BarToWalk {
  readonly category: number;
  readonly values: readonly [low: number | null, high: number | null];
  readonly box: Box;
  readonly row: { readonly top: number; readonly width: number; readonly height: number };
  readonly rtl: boolean;
}

/** Both ends of a bar: left and right of its middle, so that which end is meant needs no aim. */
function pointsOfBar({ category, values, box, row, rtl }: BarToWalk): PlotPoint[] {
  const middle = box.x + box.width / 2;
  return values.map((value, series) => {
    const left = (series === 0) !== rtl;
    return {
      category,
      series,
      value,
      box,
      hit: { x: left ? 0 : middle, y: row.top, width: left ? middle : row.width - middle, height: row.height },
    };
  });
}

interface AxisToTick {
  readonly from: number;
  readonly span: number;
  /** How many ticks have room. */
  readonly most: number;
  readonly at: (value: number) => number;
  readonly formatValue: (value: number) => string;
}

/** Round values between the lowest and the highest end; the value itself where all ends are the same. */
function axisTicks({ from, span, most, at, formatValue }: AxisToTick): readonly { x: number; text: string }[] {
  if (!Number.isFinite(from + span)) return [];
  const values = span > 0 ? ticks(from, from + span, Math.max(2, Math.min(5, Math.floor(most)))) : [from];
  return values.map((value) => ({ x: at(value), text: formatValue(value) }));
}
