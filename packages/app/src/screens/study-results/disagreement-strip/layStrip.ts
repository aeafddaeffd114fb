/** A stretch of the strip, in px from its start. */
export interface StripStretch {
  readonly from: number;
  readonly size: number;
}

export interface StripLayout {
  /** One for each question, in order. */
  readonly bars: readonly StripStretch[];
  /** One for each group, from its first bar to its last. */
  readonly groups: readonly StripStretch[];
}

/** The height of the strip, in px. */
export const stripHeight = 48;
/** A bar of no disagreement is seen, and one of a chosen question too, however many there are. */
const least = 2;
/** Bars with less room than this, in px, are drawn without gaps, which would only make them pale. */
const thin = 3;

/**
 * Where the bars of a strip stand: all as wide, with a gap of 2 px and 10 between groups, half of that on a phone, and at
 * most a third of what there is for each. Where that is too thin to be told apart there is none: 700 questions are an
 * outline.
 */
export function layStrip({
  width,
  counts,
  narrow,
}: {
  /** In px. */
  readonly width: number;
  /** The number of questions of each group. */
  readonly counts: readonly number[];
  readonly narrow: boolean;
}): StripLayout {
  const filled = counts.filter((count) => count > 0).length;
  const questions = counts.reduce((sum, count) => sum + count, 0);
  if (questions === 0) return { bars: [], groups: counts.map(() => ({ from: 0, size: 0 })) };

  const most = narrow ? { gap: 1, apart: 4 } : { gap: 2, apart: 8 };
  const apart = filled > 1 ? Math.min(most.apart, width / 4 / (filled - 1)) : 0;
  const pitch = (width - apart * Math.max(0, filled - 1)) / questions;
  const gap = questions > 1 && pitch >= thin ? Math.min(most.gap, pitch / 3) : 0;
  // The last bar has no gap behind it.
  const bar = pitch - gap + gap / questions;

  const bars: StripStretch[] = [];
  let at = 0;
  const groups = counts.map((count) => {
    if (count > 0 && bars.length > 0) at += apart;
    const from = at;
    for (let index = 0; index < count; index += 1) {
      bars.push({ from: at, size: bar });
      at += bar + gap;
    }
    return { from, size: count > 0 ? at - gap - from : 0 };
  });
  return { bars, groups };
}

/** The bars of some questions as one path: as high as their share of the largest disagreement. */
export function barsPath(
  bars: readonly StripStretch[],
  shares: readonly number[],
  indexes: readonly number[],
  atLeast = 0,
) {
  return indexes
    .map((index) => {
      const { from = 0, size = 0 } = bars[index] ?? {};
      const wide = Math.max(size, atLeast);
      const high = Math.max(least, (shares[index] ?? 0) * stripHeight);
      const [x, y] = [from + size / 2 - wide / 2, stripHeight - high];
      return `M${round(x)} ${round(y)}h${round(wide)}v${round(high)}h${round(-wide)}z`;
    })
    .join('');
}

const round = (value: number) => Number(value.toFixed(2));

/** The bar nearest to a place, in px from the start; undefined if there is none. */
export function barAt(bars: readonly StripStretch[], place: number): number | undefined {
  const middle = (index: number) => (bars[index]?.from ?? 0) + (bars[index]?.size ?? 0) / 2;
  let nearest: number | undefined;
  for (const index of bars.keys())
    if (nearest === undefined || Math.abs(middle(index) - place) < Math.abs(middle(nearest) - place)) nearest = index;
  return nearest;
}
