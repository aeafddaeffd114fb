import { MILLION } from '../cpt/exactShares.js';

/**
 * The stops of the second line for what is rarer than 1 %, in parts per million: 1, 1.5, 2, 3, 5 and 7 of each decade
 * from 0.01 %, and 1 %. The steps are about equal ratios, because one in a thousand and one in ten thousand are as far
 * apart as one in a hundred and one in a thousand. Above 99 % the same stops are counted down from certain.
 */
export const FINE_STOPS: readonly number[] = [
  ...[100, 1_000].flatMap((decade) => [1, 1.5, 2, 3, 5, 7].map((step) => step * decade)),
  10_000,
];

/**
 * The stop after a share on the fine line, upwards (1) or downwards (-1); the share itself if there is none. A share
 * between two stops goes to the one on its side. Above a half the line is mirrored: 99.9 % is followed by 99.93 %.
 *
 * @param share parts per million
 */
export function nextStop(share: number, direction: 1 | -1): number {
  if (share > MILLION / 2) return MILLION - nextStop(MILLION - share, direction === 1 ? -1 : 1);
  const next = direction === 1 ? FINE_STOPS.find((stop) => stop > share) : FINE_STOPS.findLast((stop) => stop < share);
  return next ?? share;
}
