import { MILLION, nextStop, percentOf, readShare } from '@credence/bayesnet/shares';
import { ONE_PERCENT } from '../state/sliderSteps.js';
import { type ExactScale, type ReadTyped, readPercent } from '../typing/readTyped.js';

/**
 * For `SliderRoot` and `useProbability` with `precision="exact"`: reads "0.2" and "1/500", and steps on below 1 % and
 * above 99 %. A slider that takes whole percents alone does without it.
 * @since 0.1.0
 * @experimental
 */
export const exactShares: ExactScale = { read: readExact, step: fineStep, end: fineEnd };

function readExact(plain: string, min: number, max: number): ReadTyped {
  const read = readShare(plain);
  if (read.problem) return { misfit: read.problem.code };
  const percent = percentOf(read.share);
  return percent < min || percent > max ? { share: { ppm: read.share } } : readPercent(String(percent), min, max);
}

function fineEnd(value: number | null): number | undefined {
  if (value === null || (value > 2 && value < 98)) return undefined;
  return value <= 2 ? ONE_PERCENT : MILLION - ONE_PERCENT;
}

function fineStep(shown: number, exact: number | null, by: number): number | undefined {
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
