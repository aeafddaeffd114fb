import type { Coded, NoParams } from '../coded.js';
import { isExactShare, MILLION, percentOf } from './exactShares.js';

/**
 * Everything that can be wrong with exact shares, and its parameters. `item` is the state's number as shown, from 1;
 * `exact`, `sum` and `left` are in parts per million.
 */
export interface ExactProblemParams {
  'wrong-exact-count': { readonly needed: number };
  'exact-out-of-range': { readonly item: number };
  /** The slider of a state is in percent, and a point or more off what was said exactly. */
  'exact-contradicts-slider': { readonly item: number; readonly exact: number; readonly slider: number };
  'all-impossible': NoParams;
  'exact-above-one': { readonly sum: number };
  /** No state is left to a slider, which could take what is missing. */
  'exact-below-one': { readonly sum: number };
  /** This many `states` are left to their sliders, and there is not one part per million for each. */
  'nothing-left': { readonly left: number; readonly states: number };
}

export type ExactProblem = Coded<ExactProblemParams>;

/**
 * The first problem with what was said exactly beside an answer's sliders (integers from 1 to 99); undefined if they
 * make a distribution together. Nothing said exactly may be rescaled, and nothing becomes impossible unless it is said.
 */
export function checkExact(
  sliders: readonly number[],
  exact: readonly unknown[] | undefined,
): ExactProblem | undefined {
  if (!exact) return undefined;
  if (exact.length !== sliders.length) return { code: 'wrong-exact-count', params: { needed: sliders.length } };
  let sum = 0;
  let states = 0;
  for (const [state, share] of exact.entries()) {
    const item = state + 1;
    if (!isExactShare(share)) return { code: 'exact-out-of-range', params: { item } };
    const slider = sliders[state] ?? 0;
    if (share === null) states += 1;
    else if (contradict(slider, share)) {
      return { code: 'exact-contradicts-slider', params: { item, exact: share, slider } };
    } else sum += share;
  }
  const left = MILLION - sum;
  if (states === 0 && sum === 0) return { code: 'all-impossible', params: {} };
  if (left < 0) return { code: 'exact-above-one', params: { sum } };
  if (states === 0) return left === 0 ? undefined : { code: 'exact-below-one', params: { sum } };
  return left < states ? { code: 'nothing-left', params: { left, states } } : undefined;
}

/** A slider may be rounded up or down, as half a percent is not everywhere. */
function contradict(slider: number, share: number): boolean {
  return Math.abs(slider - Math.min(99, Math.max(1, percentOf(share)))) >= 1;
}
