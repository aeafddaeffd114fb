/** A share moved far if it moved by so much. */
const POINTS = 0.15;
/** Below this share, and above its mirror, a few points are a lot, and the odds count instead. */
const EDGE = 0.05;
/** How many times the odds there have to become higher or lower. */
const TIMES = 3;
/** What sums of decimal fractions may be off. */
const ROUNDING = 1e-9;

/**
 * Whether somebody who changed an answer changed their mind, and did not only correct it: whether the share of a state
 * moved by 15 percentage points, or its odds threefold where it is, or was, below 5 or above 95 %.
 *
 * @param before a distribution over the states
 * @param after another one over the same states
 */
export const isLargeChange = (before: readonly number[], after: readonly number[]): boolean =>
  before.some((share, state) => movedFar(share, after[state] ?? share));

function movedFar(before: number, after: number): boolean {
  const moved = Math.abs(after - before);
  if (moved < ROUNDING) return false;
  if (moved >= POINTS - ROUNDING) return true;
  if (!isAtEdge(before) && !isAtEdge(after)) return false;
  // Without a division, because the odds of what is certain are infinite.
  const [up, down] = [after * (1 - before), before * (1 - after)];
  return Math.max(up, down) >= TIMES * Math.min(up, down) - ROUNDING * Math.max(up, down);
}

const isAtEdge = (share: number) => share < EDGE - ROUNDING || share > 1 - EDGE + ROUNDING;
