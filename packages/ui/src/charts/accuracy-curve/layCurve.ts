import { scaleLinear } from '@visx/scale';
import { drawable } from '../plot/chartData.js';
import { estimateTextWidth } from '../plot/textWidth.js';
import type { PlotSize } from '../plot/usePlotSize.js';
import { type NumberScale, valueAxis } from '../plot/valueScale.js';
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
  readonly formatValue: (value: number) => string;
}

/** Dimensions at the default text size, in px. */
const PLOT = 168;
const ABOVE = 8;
const TEXT = 12;
const NAME = 13;
/** The height of the mark at the end of the batch. */
export const MARK = 54;

/** The layout of the curves, in px from the top left corner. */
export function layCurve({ width, em, rtl, formatValue, ...given }: CurveOptions) {
  const { points, compared, categories, now, batchEnd, names } = given;
  const all = [...points, ...compared].flatMap(({ value, low, high }) => [value, low, high].map(drawable));
  const axis = valueAxis(all);
  const tickNames = axis.ticks.map(formatValue);
  const beside = Math.max(20, ...tickNames.map((name) => estimateTextWidth(name, TEXT) + 8)) * em;
  // Half of the last number at the axis stands out beyond it.
  const after = 12 * em;
  const plot = {
    ...{ x: rtl ? after : beside, y: ABOVE * em },
    ...{ width: Math.max(1, width - beside - after), height: PLOT * em },
  };
  const foot = plot.y + plot.height;
  const y: NumberScale = scaleLinear<number>({ domain: [...axis.domain], range: [foot, plot.y], clamp: true });
  const most = Math.max(1, ...categories);
  const ends = rtl ? [plot.x + plot.width, plot.x] : [plot.x, plot.x + plot.width];
  const x: NumberScale = scaleLinear<number>({ domain: [0, most], range: ends });

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

  const end = batchEnd === undefined ? undefined : x(batchEnd);
  // The marks and their words.
  const taken: Box[] = [
    ...(here === undefined ? [] : [{ x: x(now) - 22 * em, y: here - 32 * em, width: 44 * em, height: 40 * em }]),
    ...(end === undefined
      ? []
      : [{ x: end - (rtl ? 56 : 6) * em, y: foot - MARK * em - 8 * em, width: 62 * em, height: MARK * em + 8 * em }]),
  ];
  const place = (text: string, curve: CurveLine, others: readonly CurveLine[]) => {
    const [width, height] = [estimateTextWidth(text, NAME * em), 16 * em];
    const spot = placeName({ width, height, plot, curve, others, taken });
    if (spot) taken.push({ x: spot.x - width / 2 - 8 * em, y: spot.y - height, width: width + 16 * em, height });
    return spot;
  };
  // Every second hundred where every hundred has no room.
  const steps = x.ticks(Math.max(2, Math.floor(plot.width / (80 * em)))).filter(Number.isInteger);
  const room = (36 * em * most) / plot.width;

  const walk = [points, compared].flatMap((curve, series) =>
    categories.map((questions, category): PlotPoint => {
      const value = drawable(curve.find((point) => point.questions === questions)?.value);
      const at = { x: x(questions), y: y(value ?? axis.domain[0]) };
      const middles = [categories[category - 1], categories[category + 1]].map((beyond) =>
        x(beyond === undefined ? questions : (questions + beyond) / 2),
      );
      const left = Math.min(...middles);
      return {
        ...{ category, series, value },
        box: { x: at.x - 4 * em, y: at.y - 4 * em, width: 8 * em, height: 8 * em },
        hit: { x: left, y: 0, width: Math.max(...middles) - left, height: foot + 20 * em },
      };
    }),
  );

  return {
    ...{ plot, foot, y, x, end, ticks: axis.ticks, tickNames, other, here, points: walk },
    done: [...own.filter(isDone), ...cut],
    ahead: [...cut, ...own.filter((point) => !isDone(point))],
    band: [...high, ...low.toReversed()],
    xTicks: [...steps.filter((step) => most - step >= room), most],
    names: [place(names[0], own, [other]), place(names[1], other, [own, high, low])] as const,
    height: foot + 22 * em,
  };
}
