import { ticks } from 'd3-array';
import { drawable } from '../plot/chartData.js';
import { estimateTextWidth, wrapText } from '../plot/textWidth.js';
import type { PlotSize } from '../../foundations/figures/usePlotSize.js';
import { numberScale, valueAxis } from '../plot/valueScale.js';
import type { Box, PlotPoint } from '../plot/walkPoints.js';
import type { AccuracyPoint } from './accuracyPoint.js';
import { type CurveLine, curveAt, placeName } from './placeName.js';

export interface CurveOptions extends PlotSize {
  readonly points: readonly AccuracyPoint[];
  readonly compared: readonly AccuracyPoint[];
  /** The numbers of questions of both curves, in order. */
  readonly categories: readonly number[];
  readonly now: number;
  readonly batchEnd: number | undefined;
  readonly names: readonly [string, string];
  /** The words at the marks of now and of the end of the batch. */
  readonly marks: readonly [now: string, ahead: string];
  readonly formatValue: (value: number) => string;
}

/** Dimensions at the default text size, in px. */
const PLOT = 168;
const ABOVE = 8;
const TEXT = 12;
const NAME = 13;
/** From one line of a word to the next. */
export const LINE = 15;

/** The least height of the mark at the end of the batch. */
const MARK = 54;

/** The layout of the curves, in px from the top left corner. */
export function layCurve(options: CurveOptions) {
  const { points, compared, categories, now, names, width, em, rtl, formatValue } = options;
  const axis = valueAxis([...points, ...compared].flatMap(({ value, low, high }) => [value, low, high].map(drawable)));
  const tickNames = axis.ticks.map(formatValue);
  const beside = Math.max(20, ...tickNames.map((name) => estimateTextWidth(name, TEXT) + 8)) * em;
  // Half of the last number at the axis stands out beyond it.
  const after = 12 * em;
  const plot = {
    x: rtl ? after : beside,
    y: ABOVE * em,
    width: Math.max(1, width - beside - after),
    height: PLOT * em,
  };
  const foot = plot.y + plot.height;
  const y = numberScale({ domain: axis.domain, range: [foot, plot.y], clamp: true });
  const valueAt = numberScale({ domain: [foot, plot.y], range: axis.domain });
  const most = Math.max(1, ...categories);
  const [before, behind] = [plot.x, plot.x + plot.width];
  const x = numberScale({ domain: [0, most], range: rtl ? [behind, before] : [before, behind] });

  const lineOf = (curve: readonly AccuracyPoint[], value: (point: AccuracyPoint) => unknown): CurveLine =>
    curve.flatMap((point) => {
      const own = drawable(value(point));
      return own === null ? [] : [{ x: x(point.questions), y: y(own), questions: point.questions }];
    });
  const own = lineOf(points, (point) => point.value);
  const other = lineOf(compared, (point) => point.value);
  const high = lineOf(points, (point) => point.high);
  const low = lineOf(points, (point) => point.low);
  const here = curveAt(own, x(now));
  const isDone = ({ questions }: { questions: number }) => questions <= now;
  const cut = here === undefined ? [] : [{ x: x(now), y: here, questions: now }];

  const { taken, ...marks } = layMarks(options, plot, x, here, [own, other]);
  const place = (text: string, curve: CurveLine, others: readonly CurveLine[]) => {
    const [width, height] = [estimateTextWidth(text, NAME * em), 16 * em];
    const spot = placeName({ width, height, plot, curve, others, taken });
    if (spot) taken.push({ x: spot.x - width / 2 - 8 * em, y: spot.y - height, width: width + 16 * em, height });
    return spot;
  };
  return {
    plot,
    foot,
    y,
    valueAt,
    x,
    ticks: axis.ticks,
    tickNames,
    ...marks,
    other,
    here,
    points: pointsToWalk(options, { plot, x, y }, axis.domain[0]),
    done: [...own.filter(isDone), ...cut],
    ahead: [...cut, ...own.filter((point) => !isDone(point))],
    band: [...high, ...low.toReversed()],
    xTicks: questionTicks(most, plot.width, em),
    names: [place(names[0], own, [other]), place(names[1], other, [own, high, low])] as const,
    height: foot + 22 * em,
  };
}

/** The numbers of questions that are written: every second hundred where every hundred has no room. */
function questionTicks(most: number, width: number, em: number): readonly number[] {
  const steps = ticks(0, most, Math.max(2, Math.floor(width / (80 * em)))).filter(Number.isInteger);
  const room = (36 * em * most) / width;
  return [...steps.filter((step) => most - step >= room), most];
}

interface CurveFrame {
  readonly plot: Box;
  /** From a number of questions, and from a value, to px. */
  readonly x: (questions: number) => number;
  readonly y: (value: number) => number;
}

/** The marks of now and of the end of the batch with their words, and the places that these take. */
function layMarks(
  { now, batchEnd, marks, em, rtl }: CurveOptions,
  plot: Box,
  x: (questions: number) => number,
  here: number | undefined,
  curves: readonly CurveLine[],
) {
  const foot = plot.y + plot.height;
  const end = batchEnd === undefined ? undefined : x(batchEnd);
  const widthOf = (word: string) => estimateTextWidth(word, NAME) * em;
  // A sentence that is longer than the plot is wide takes two lines.
  const linesNow = wrapText(marks[0], { width: 0.9 * plot.width, size: NAME * em, lines: 2 });
  const [nowWidth, aheadWidth] = [Math.max(0, ...linesNow.map(widthOf)), widthOf(marks[1])];
  const wordNow =
    here === undefined
      ? undefined
      : {
          x: nowAt({ x: x(now), end, rtl, em, width: nowWidth, plot }),
          y: Math.max(plot.y + (linesNow.length * LINE - 11) * em, here - 16 * em),
        };
  const nowBox = wordNow && boxOf(wordNow, nowWidth, em, linesNow.length);
  const wordAhead =
    end === undefined
      ? undefined
      : clear({
          x: end + (rtl ? -1 : 1) * (4 * em + aheadWidth / 2),
          from: foot - (MARK - 6) * em,
          width: aheadWidth,
          em,
          plot,
          curves,
          taken: nowBox ? [nowBox] : [],
        });
  // The marks and their words.
  const taken: Box[] = [
    ...(here === undefined ? [] : [{ x: x(now) - 22 * em, y: here - 32 * em, width: 44 * em, height: 40 * em }]),
    ...(nowBox ? [nowBox] : []),
    ...(end === undefined || !wordAhead
      ? []
      : [
          boxOf(wordAhead, aheadWidth, em),
          { x: end - 6 * em, y: wordAhead.y - 6 * em, width: 12 * em, height: foot - wordAhead.y + 6 * em },
        ]),
  ];
  return { end, wordNow, linesNow, wordAhead, taken };
}

/** The values that keys and pointer reach, from halfway to the one before to halfway to the one after. */
function pointsToWalk({ points, compared, categories, em }: CurveOptions, { plot, x, y }: CurveFrame, lowest: number) {
  const foot = plot.y + plot.height;

  return [points, compared].flatMap((curve, series) =>
    categories.map((questions, category): PlotPoint => {
      const value = drawable(curve.find((point) => point.questions === questions)?.value);
      const at = { x: x(questions), y: y(value ?? lowest) };
      const middles = [categories[category - 1], categories[category + 1]].map((beyond) =>
        x(beyond === undefined ? questions : (questions + beyond) / 2),
      );
      const left = Math.min(...middles);
      return {
        category,
        series,
        value,
        box: { x: at.x - 4 * em, y: at.y - 4 * em, width: 8 * em, height: 8 * em },
        hit: { x: left, y: 0, width: Math.max(...middles) - left, height: foot + 20 * em },
      };
    }),
  );
}

/** What a word of so many lines covers whose foot is centred here. */
const boxOf = ({ x, y }: { x: number; y: number }, width: number, em: number, lines = 1): Box => ({
  x: x - width / 2,
  y: y - (13 + (lines - 1) * LINE) * em,
  width,
  height: (17 + (lines - 1) * LINE) * em,
});

/**
 * The middle of the word at now: beside the mark if the next one is close, beyond it if it is a sentence, which would lie
 * over the falling curve, and never over the numbers of the axis.
 */
function nowAt(given: { x: number; end: number | undefined; rtl: boolean; em: number; width: number; plot: Box }) {
  const { x, end, rtl, em, width, plot } = given;
  const isClose = end !== undefined && Math.abs(end - x) < 36 * em;
  const isSentence = width > 64 * em;
  const side = rtl ? -1 : 1;
  const middle = isClose ? x - (side * width) / 2 : isSentence ? x + side * (width / 2 + 6 * em) : x;
  return Math.min(plot.x + plot.width - width / 2, Math.max(plot.x + width / 2 + 3 * em, middle));
}

/** The first place above `from` in which a word crosses no curve and no other word; `from` if there is none. */
function clear(given: {
  x: number;
  from: number;
  width: number;
  em: number;
  plot: Box;
  curves: readonly CurveLine[];
  taken: readonly Box[];
}) {
  const { x, from, width, em, plot, curves, taken } = given;
  for (let y = from; y - 13 * em >= plot.y; y -= 3 * em) {
    const box = boxOf({ x, y }, width, em);
    const steps = Array.from({ length: 9 }, (_, index) => box.x + (index * width) / 8);
    const isCrossed = curves.some((curve) =>
      steps.some((at) => {
        const line = curveAt(curve, at);
        return line !== undefined && line > box.y - 2 * em && line < box.y + box.height + 2 * em;
      }),
    );
    const isCovered = taken.some(
      (other) =>
        other.x < box.x + width &&
        box.x < other.x + other.width &&
        other.y < box.y + box.height &&
        box.y < other.y + other.height,
    );
    if (!isCrossed && !isCovered) return { x, y };
  }
  return { x, y: from };
}
