import type { Box } from '../plot/walkPoints.js';

/** A curve as drawn, from fewer to more questions. */
export type CurveLine = readonly { readonly x: number; readonly y: number; readonly questions: number }[];

/** The height of a curve at a place, between its points; undefined beyond them. */
export function curveAt(curve: CurveLine, x: number): number | undefined {
  for (const [index, point] of curve.entries()) {
    if (point.x === x) return point.y;
    const next = curve[index + 1];
    if (!next || x < Math.min(point.x, next.x) || x > Math.max(point.x, next.x)) continue;
    return point.y + ((x - point.x) / (next.x - point.x)) * (next.y - point.y);
  }
  return undefined;
}

const STEP = 6;

/** A name with its curve, and what it must keep clear of. */
export interface NameToPlace {
  readonly width: number;
  readonly height: number;
  readonly plot: Box;
  readonly curve: CurveLine;
  readonly others: readonly CurveLine[];
  /** Where something else is written. */
  readonly taken: readonly Box[];
}

/**
 * The middle of the foot of a name: just above its curve, where it is nearest to it and crosses nothing: never as near
 * to another. Where it has no room above, below it.
 */
export const placeName = (name: NameToPlace) => placeBeside(name, 'above') ?? placeBeside(name, 'below');

function placeBeside(
  { width, height, plot, curve, others, taken }: NameToPlace,
  side: 'above' | 'below',
): { x: number; y: number } | undefined {
  let best: { x: number; y: number; far: number } | undefined;
  for (let left = plot.x + STEP; left + width <= plot.x + plot.width; left += STEP) {
    const steps = Array.from({ length: Math.ceil(width / STEP) + 1 }, (_, index) =>
      Math.min(left + index * STEP, left + width),
    );
    const own = steps.map((x) => curveAt(curve, x)).filter((y) => y !== undefined);
    if (own.length === 0) continue;
    const foot = side === 'above' ? Math.min(...own) - 7 : Math.max(...own) + height + 3;
    if (foot - height < plot.y || foot + 4 > plot.y + plot.height) continue;
    const crossed = others.some((other) =>
      steps.some((x) => {
        const y = curveAt(other, x);
        return y !== undefined && y > foot - height - 8 && y < foot + 4;
      }),
    );
    const covered = taken.some(
      (box) =>
        box.x < left + width && left < box.x + box.width && box.y < foot + 4 && foot - height < box.y + box.height,
    );
    if (crossed || covered) continue;
    const far = own.reduce((sum, y) => sum + Math.abs(y - foot), 0) / own.length;
    if (!best || far < best.far - 0.5) best = { x: left + width / 2, y: foot, far };
  }
  return best && { x: best.x, y: best.y };
}
