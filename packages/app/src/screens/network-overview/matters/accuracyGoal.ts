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
 * estimate. What is promised is what the curve itself says there. Undefined without a curve.
 */
export function accuracyGoal(points: readonly PointAhead[]): AccuracyGoal | undefined {
  const [now] = points;
  const last = points.at(-1);
  if (!now || !last) return undefined;
  const least = Math.min(...points.map(({ value }) => value));
  const goal = pointsOf(least + (1 - MOST) * (now.value - least)) / 100;
  if (now.value <= goal) return { more: 0, within: pointsOf(now.value) };
  const at = points.findIndex(({ value }) => value <= goal);
  const [before, after] = [points[at - 1] ?? now, points[at] ?? last];
  const part = before.value > after.value ? (before.value - goal) / (before.value - after.value) : 1;
  const more = before.more + part * (after.more - before.more);
  const promised = Math.min(last.more, Math.ceil(more / TEN - 1e-9) * TEN);
  return { more: promised, within: pointsOf(valueAt(points, promised)) };
}

/** Whole percentage points, never fewer than one, rounded up. */
const pointsOf = (value: number) => Math.max(1, Math.ceil(100 * value - 1e-9));

/** What the curve says after so many more questions, between its points. */
function valueAt(points: readonly PointAhead[], more: number): number {
  const at = Math.max(
    1,
    points.findIndex((point) => point.more >= more),
  );
  const [before, after] = [points[at - 1], points[at]];
  if (!before || !after) return before?.value ?? 0;
  return before.value + ((more - before.more) / (after.more - before.more)) * (after.value - before.value);
}
