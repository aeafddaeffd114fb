import type { ExactShares } from '@credence/bayesnet/shares';
import type { ProbabilityValues } from './answerHistory.js';

/**
 * Whether a question is answered, asks about what cannot occur, or is beyond what this person can judge.
 * @since 0.2.0
 */
export type Standing = 'answered' | 'cannot_occur' | 'not_my_field';

/** What the gestures of a question change. */
export interface WholeAnswer {
  readonly values: ProbabilityValues;
  readonly exact: ExactShares;
}

/** True if a state has an exact share. */
export const isAnyExact = (exact: ExactShares | undefined): exact is ExactShares =>
  exact?.some((share) => share !== null) ?? false;

/** True if exact shares leave the untouched states no choice: all others are exact, and they are stored as the rest. */
export const isStoredAsRest = (values: ProbabilityValues, exact: ExactShares | undefined): boolean =>
  isAnyExact(exact) &&
  values.includes(null) &&
  values.every((value, index) => value === null || typeof exact[index] === 'number');

/** A whole answer as the one list that a history compares; without exact shares, its values alone. */
export const listOf = ({ values, exact }: WholeAnswer): ProbabilityValues =>
  isAnyExact(exact) ? [...values, ...exact] : values;

/** The whole answer of such a list. */
export const wholeOf = (list: ProbabilityValues, count: number): WholeAnswer => ({
  values: list.slice(0, count),
  exact: Array.from({ length: count }, (_, index) => list[count + index] ?? null),
});
