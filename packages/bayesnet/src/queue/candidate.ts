import type { CertaintyCode } from '../elicitation/checkAnswer.js';

/** A question that could be asked next: about one column of a node's table, or about all that a combination decides. */
export interface Candidate {
  /** Index of the node in the model. */
  readonly node: number;
  /** The columns it decides, from 0: one, or those a combination wins, which all have the same distribution. */
  readonly columns: readonly number[];
  /** How many observed cases what is known about it is worth. */
  readonly cases: number;
}

/** What an answer is worth in cases, from "uncertain" to "certain". */
const CASES: Readonly<Record<CertaintyCode, number>> = { [-2]: 2, [-1]: 5, 1: 15, 2: 40 };

/** Of how many observed cases an answer of this certainty tells as much; without an answer, of two. */
export const casesFor = (certainty?: CertaintyCode): number => (certainty === undefined ? CASES[-2] : CASES[certainty]);
