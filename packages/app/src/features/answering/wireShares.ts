import { type ExactShares, sliderOf } from '@credence/bayesnet';
import type { Share, ShareValues } from '@credence/ui';

/** The value of an untouched slider. */
const START = 50;

/** Shares as the wire and the device have them: sliders, and beside them what these cannot say. */
export interface WireShares<Slider extends number | null = number> {
  readonly sliders: readonly Slider[];
  readonly exact?: ExactShares | undefined;
}

/** Whether anything is said exactly. */
export const isAnyExact = (exact: ExactShares | undefined): exact is ExactShares =>
  exact?.some((share) => share !== null) ?? false;

/** One value for each state, as people see them. */
export const sharesFrom = <Slider extends number | null>({
  sliders,
  exact,
}: WireShares<Slider>): readonly (Share | Slider)[] =>
  sliders.map((slider, state) => (typeof exact?.[state] === 'number' ? { ppm: exact[state] } : slider));

/** Where the sliders stand, an untouched one at its start: as they are sent. */
export const slidersOf = (values: ShareValues): number[] => positionsOf(values).map((slider) => slider ?? START);

/** Where the sliders stand that somebody has touched. */
export const positionsOf = (values: ShareValues): readonly (number | null)[] =>
  values.map((share) => (typeof share === 'object' && share !== null ? sliderOf(share.ppm) : share));

/** What is said exactly, one entry a state; undefined if nothing is. */
export function exactOf(values: ShareValues): ExactShares | undefined {
  const exact = values.map((share) => (typeof share === 'object' && share !== null ? share.ppm : null));
  return isAnyExact(exact) ? exact : undefined;
}
