import { MILLION, nextStop } from '@credence/bayesnet/shares';

/** One percent: where the slider ends and the fine line begins. */
export const ONE_PERCENT = MILLION / 100;

/** True where the fine line shows a share: up to 1 %, and from 99 %. */
export const isFine = (exact: number | null): exact is number =>
  exact !== null && (exact <= ONE_PERCENT || exact >= MILLION - ONE_PERCENT);

/** Where the fine line begins beside an end of the slider; undefined elsewhere, where it is not offered. */
export function fineEnd(value: number | null): number | undefined {
  if (value === null || (value > 2 && value < 98)) return undefined;
  return value <= 2 ? ONE_PERCENT : MILLION - ONE_PERCENT;
}

/** Where one step leads that goes over the fine stops: an exact share. Undefined if the step is the slider's own. */
export function fineStep(shown: number, exact: number | null, by: number): number | undefined {
  const share = exact ?? shown * ONE_PERCENT;
  const isUp = by > 0;
  if (share > ONE_PERCENT && share < MILLION - ONE_PERCENT) return undefined;
  // At the ends of the slider, towards its middle.
  if (share === ONE_PERCENT && isUp) return undefined;
  if (share === MILLION - ONE_PERCENT && !isUp) return undefined;
  // What cannot happen, and what is certain, are said in words alone.
  const next = nextStop(share, isUp ? 1 : -1);
  return next === 0 || next === MILLION ? share : next;
}
