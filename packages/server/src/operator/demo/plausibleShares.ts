import { percentOf, sharesOf } from '@credence/bayesnet';

/** Whole percents in proportion to the weights, at least 1 each, that add up to 100. */
export function plausibleShares(weights: readonly number[]): number[] {
  const percents = sharesOf(weights).map((share) => Math.max(1, Math.floor(percentOf(share))));
  const largest = percents.indexOf(Math.max(...percents));
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  return percents.map((percent, state) => (state === largest ? percent + left : percent));
}
