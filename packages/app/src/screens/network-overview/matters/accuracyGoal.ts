import { errorAfter, wholePoints } from '../../../features/inference/errorAfter.js';
import type { PointAhead } from '../../../features/inference/tasks/accuracy.js';

/** What is promised: after about so many more questions the outcomes are within so many points. */
export interface AccuracyGoal {
  readonly more: number;
  readonly within: number;
}

/** The part of what can be reached that is worth asking for. */
const MOST = 0.9;
const TEN = 10;

/**
 * How many more questions take away nine tenths of the error that questions can take away, rounded up to tens: it is an
 * estimate. What is promised there is the upper end of the curve's band. Undefined without a curve.
 */
export function accuracyGoal(points: readonly PointAhead[]): AccuracyGoal | undefined {
  const [now] = points;
  const last = points.at(-1);
  if (!now || !last) return undefined;
  const least = Math.min(...points.map(({ value }) => value));
  const goal = wholePoints(least + (1 - MOST) * (now.value - least)) / 100;
  if (now.value <= goal) return { more: 0, within: wholePoints(now.high) };
  const at = points.findIndex(({ value }) => value <= goal);
  const [before, after] = [points[at - 1] ?? now, points[at] ?? last];
  const part = before.value > after.value ? (before.value - goal) / (before.value - after.value) : 1;
  const more = before.more + part * (after.more - before.more);
  const promised = Math.min(last.more, Math.ceil(more / TEN - 1e-9) * TEN);
  const upper = points.map((point) => ({ ...point, value: point.high }));
  return { more: promised, within: wholePoints(errorAfter(upper, promised)) };
}
