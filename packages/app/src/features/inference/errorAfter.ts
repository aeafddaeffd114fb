import type { PointAhead } from './tasks/accuracy.js';

/** What a curve says after so many more questions, between its points; beyond its end, what it says there. From 0 to 1. */
export function errorAfter(points: readonly PointAhead[], more: number): number {
  const at = points.findIndex((point) => point.more >= more);
  const [before, after] = at < 0 ? [points.at(-1)] : [points[at - 1], points[at]];
  if (!before || !after) return (before ?? after)?.value ?? 0;
  return before.value + ((more - before.more) / (after.more - before.more)) * (after.value - before.value);
}

/** An error in whole percentage points, never fewer than one, rounded up: what is promised is kept. */
export const wholePoints = (error: number): number => Math.max(1, Math.ceil(100 * error - 1e-9));
