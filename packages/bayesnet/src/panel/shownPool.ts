import type { PooledColumn } from './pool.js';

/**
 * Fewer answers than this are pooled for whoever runs a study and for no expert: one of three would know what the two
 * others say together.
 */
export const LEAST_SHOWN = 4;

/** The largest share may miss its own value by so much, because it takes what rounding leaves. */
const MOST_OFF = 0.01;

/** So many decimals of a percent tell a share from 0; what is less is shown as the least that they can say. */
const MOST_DECIMALS = 2;

/** With so many decimals of a percent the shares of any number of states add up. */
const EXACT_DECIMALS = 6;

/**
 * A pool as experts are shown it: only from `LEAST_SHOWN` answers on, and in whole percents, near 0 and 100 with as many
 * decimals as tell it apart from them, at most two. The largest share takes what rounding leaves, so that they add up to
 * 1. One sum over three answers or more, rounded, is all that an expert gets to solve for somebody else's.
 */
export function shownPool({ shares, n }: Pick<PooledColumn, 'shares' | 'n'>): number[] | undefined {
  if (!shares || n < LEAST_SHOWN) return undefined;
  const largest = shares.indexOf(Math.max(...shares));
  for (let decimals = 0; ; decimals += 1) {
    const rounded = shares.map((share) => roundShare(share, decimals));
    const rest = 1 - rounded.reduce((sum, share, state) => (state === largest ? sum : sum + share), 0);
    const isClose = rest > 0 && Math.abs(rest - shares[largest]!) <= MOST_OFF;
    if (!isClose && decimals < EXACT_DECIMALS) continue;
    // Sums of decimal fractions leave a rest of their own.
    return rounded.with(largest, Number(rest.toFixed(EXACT_DECIMALS + 2)));
  }
}

/** In whole percents, or with as many decimals of a percent as are needed for more than 0. */
export function roundShare(share: number, decimals = 0): number {
  // Of two panels with the same pool, no rounding error of a sum may tell which it is.
  const percent = Number((100 * share).toFixed(9));
  for (let places = decimals; places <= Math.max(decimals, MOST_DECIMALS); places += 1) {
    const rounded = Number(percent.toFixed(places));
    if ((rounded > 0 && rounded < 100) || share === 0 || share === 1)
      return Number((rounded / 100).toFixed(places + 2));
  }
  const least = 10 ** -(Math.max(decimals, MOST_DECIMALS) + 2);
  return share < 0.5 ? least : 1 - least;
}
