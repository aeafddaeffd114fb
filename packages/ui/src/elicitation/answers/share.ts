import { isExactShare, partsOf, percentOf as percentOfExact, sliderOf } from '@credence/bayesnet/shares';

export type { AnswerRows } from '@credence/bayesnet/shares';

/**
 * One share: a number is whole percent, from 1 to 99; an object is a share that whole percent cannot say, in parts per
 * million, an integer from 0 (cannot happen) to 1,000,000.
 * @since 0.1.0
 */
export type Share = number | { readonly ppm: number };

/**
 * One share per state; null for a row that nobody set.
 * @since 0.1.0
 */
export type ShareValues = readonly (Share | null)[];

/** A share as somebody said it; null for what is none, such as NaN or parts beyond a million. */
export function shareOf(given: Share | null | undefined): Share | null {
  if (typeof given === 'number') return Number.isFinite(given) ? given : null;
  return given && typeof given.ppm === 'number' && isExactShare(given.ppm) ? given : null;
}

/** What was said exactly, in parts per million; null where whole percent says it, or nobody has. */
export const exactOf = (share: Share | null | undefined): number | null =>
  typeof share === 'object' && share !== null ? share.ppm : null;

/**
 * A share as a number of percents, such as 0.2 for `{ ppm: 2000 }`: to show it, or to draw it.
 * @since 0.1.0
 * @experimental
 */
export const percentOf = (share: Share): number => (typeof share === 'number' ? share : percentOfExact(share.ppm));

/** The nearest whole percent on a scale. */
export const wholeOnScale = (percent: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, Math.round(percent)));

/** Where the slider stands for a share, in whole percent; null if unanswered. */
export function positionOf(share: Share): number;
export function positionOf(share: Share | null): number | null;
export function positionOf(share: Share | null): number | null {
  return typeof share === 'object' && share !== null ? sliderOf(share.ppm) : share;
}

/** A share in parts per million, before anything is rescaled. */
export const ppmOf = partsOf;

/** Whether two answers are the same. */
export const sameShare = (one: Share | null | undefined, other: Share | null | undefined): boolean =>
  one === other || (exactOf(one) !== null && exactOf(one) === exactOf(other));

/** True if a state has an exact share. */
export const isAnyExact = (values: ShareValues): boolean => values.some((share) => exactOf(share) !== null);

/** Where the slider of each state stands. */
export const positionsOf = (values: ShareValues): readonly (number | null)[] =>
  values.map((share) => positionOf(share));
