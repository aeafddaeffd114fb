/**
 * How many of the icons are filled: one for each full part that an icon stands for, and never none, because an answer
 * of 0 cannot be given. Of 50 icons each stands for 2 percent: 1 fills 1, 50 fills 25, 99 fills 49.
 */
export const filledIcons = (percent: number, total = 50): number =>
  Math.min(total, Math.max(1, Math.floor((percent * total) / 100)));
