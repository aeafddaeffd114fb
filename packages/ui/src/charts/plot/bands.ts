import type { Box } from './walkPoints.js';

/** As many bands of one width as there are categories, beside each other in a plot, from where reading begins. */
export function bands(count: number, plot: Pick<Box, 'x' | 'width'>, rtl: boolean) {
  const band = plot.width / Math.max(1, count);
  return {
    band,
    /** The left end of a category's band. */
    left: (category: number) => plot.x + (rtl ? count - 1 - category : category) * band,
  };
}
