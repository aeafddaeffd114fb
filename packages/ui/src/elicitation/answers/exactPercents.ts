import { checkExact, type ExactProblem, MILLION, percentOf, sharesOf as partsOf } from '@credence/bayesnet/shares';
import { largestRemainder } from './largestRemainder.js';
import { exactsOf, positionsOf, type ShareValues } from './share.js';

const slidersOf = (values: ShareValues, start: number): number[] => positionsOf(values).map((value) => value ?? start);

/** What keeps these exact shares from being stored; undefined if nothing does. */
export const exactProblem = (values: ShareValues, start: number): ExactProblem | undefined =>
  checkExact(slidersOf(values, start), exactsOf(values));

/** How many decimals a percentage has, of the four that it may have. */
const decimalsOf = (share: number) => [10_000, 1_000, 100, 10, 1].findIndex((unit) => share % unit === 0);

/**
 * The stored shares in percent, where some are exact: these stand as they are, and the others are rounded so that all
 * add up to 100, with as many decimals as the finest exact one needs, and with more only if one would be shown as 0.
 * Shares that cannot be stored are shown as they were said.
 */
export function exactPercents(values: ShareValues, start: number): number[] {
  const sliders = slidersOf(values, start);
  const said = exactsOf(values);
  if (checkExact(sliders, said)) {
    return said.map((share, index) => (share === null ? (sliders[index] ?? start) : percentOf(share)));
  }
  const parts = partsOf(sliders, said);
  const free = parts.map((part, index) => (said[index] === null ? part : 0));
  const left = free.reduce((sum, part) => sum + part, 0);
  const finest = Math.max(...said.map((share) => (share === null ? 0 : decimalsOf(share))));
  for (let decimals = finest; ; decimals += 1) {
    const unit = MILLION / 100 / 10 ** decimals;
    const rounded = largestRemainder(free, Math.round(left / unit));
    if (decimals === 4 || rounded.every((part, index) => part > 0 || free[index] === 0)) {
      return rounded.map((part, index) => percentOf(said[index] ?? part * unit));
    }
  }
}
