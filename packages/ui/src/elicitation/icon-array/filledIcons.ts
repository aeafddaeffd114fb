/**
 * The number of filled icons: one for each full part an icon represents, and at least one, because 0 is not a
 * possible answer. Of 50 icons each represents 2 percent: 1 fills 1, 50 fills 25, 99 fills 49.
 * @since 0.1.0
 * @experimental
 */
export const filledIcons = (percent: number, total = 50): number =>
  Math.min(total, Math.max(1, Math.floor((percent * total) / 100) || 1));
