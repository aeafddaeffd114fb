import { median } from '../load.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * How steeply points rise, in units of y for each of x: the median of the slopes between each two of them, which a few
 * far-off points do not move (H. Theil, 1950; P. K. Sen, Journal of the American Statistical Association 63, 1968). NaN
 * for fewer than two places.
 */
export function slope(points: readonly Point[]): number {
  return median(
    points.flatMap((from, index) =>
      points
        .slice(index + 1)
        .filter(({ x }) => x !== from.x)
        .map(({ x, y }) => (y - from.y) / (x - from.x)),
    ),
  );
}
