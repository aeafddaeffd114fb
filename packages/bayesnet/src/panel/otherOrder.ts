import { logOf } from './impossible.js';
import type { WeightedAnswer } from './panelColumn.js';

/** Two states whose shares differ by less are tied: no two words of the scale of answers are closer to each other. */
const TIE = 0.1;

/**
 * By how many times the odds between two states differ at least where their order is opposed. People who agree are about
 * half a unit off in log-odds; ln 6 is more than three times what then lies between one of five and the median of the
 * others, whose difference has a standard deviation of .57.
 */
const TIMES = 6;

/** What sums of decimal fractions may be off. */
const ROUNDING = 1e-9;

/**
 * Whether the order of two states by one expert is opposed to that of the others: the expert holds the one state more
 * likely, the median of the others the other one, neither is a tie, and the odds between them differ by more than noise.
 * Everybody counts alike here, whatever their weight: weights are for pools.
 */
export function isOtherOrder(answers: readonly WeightedAnswer[]): boolean {
  if (answers.length < 2) return false;
  const states = answers[0]!.distribution.length;
  for (let one = 0; one < states; one += 1)
    for (let other = 0; other < one; other += 1) if (isOpposed(answers, one, other)) return true;
  return false;
}

function isOpposed(answers: readonly WeightedAnswer[], one: number, other: number): boolean {
  const leads = answers.map(({ distribution }) => distribution[one]! - distribution[other]!);
  // Few pairs of states have a lead on either side, and only those are worth sorting.
  if (!leads.some((lead) => isClear(lead)) || !leads.some((lead) => isClear(-lead))) return false;
  const odds = answers.map(({ distribution }) => logOf(distribution[one]!) - logOf(distribution[other]!));
  const [leadsOfOthers, oddsOfOthers] = [mediansOfOthers(leads), mediansOfOthers(odds)];
  return leads.some((lead, expert) => {
    const [sign, ofOthers] = [Math.sign(lead), leadsOfOthers[expert]!];
    return (
      isClear(lead * sign) &&
      isClear(-ofOthers * sign) &&
      (odds[expert]! - oddsOfOthers[expert]!) * sign >= Math.log(TIMES) - ROUNDING
    );
  });
}

const isClear = (lead: number) => lead >= TIE - ROUNDING;

/** For each of at least two values, the median of all the others. */
function mediansOfOthers(values: readonly number[]): number[] {
  const sorted = Float64Array.from(values).sort();
  const middle = (values.length - 2) / 2;
  const [low, high] = [Math.floor(middle), Math.ceil(middle)];
  // Of equal ones it makes no difference which is left out.
  const without = (own: number, at: number) => sorted[sorted[at]! < own ? at : at + 1]!;
  return values.map((own) => (without(own, low) + without(own, high)) / 2);
}
