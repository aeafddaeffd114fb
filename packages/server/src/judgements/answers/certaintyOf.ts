import { type CertaintyCode, isCertainty } from '@credence/bayesnet';
import type { AnswerRow } from './answers.js';

/** The certainty of a stored answer; undefined if it has none. */
export function certaintyOf({ selfEval }: AnswerRow): CertaintyCode | undefined {
  return isCertainty(selfEval) ? selfEval : undefined;
}
