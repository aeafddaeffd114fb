import type { Coded, NoParams } from '../coded.js';
import type { ExactProblemParams } from '../cpt/checkExact.js';
import { checkExactOf, isAnswered, type AnswerStanding } from './judgement.js';

/** The four answers to "How certain are you?": uncertain, rather uncertain, rather certain, certain. */
export const CERTAINTIES = [-2, -1, 1, 2] as const;
export type CertaintyCode = (typeof CERTAINTIES)[number];

export const COMMENT_LIMIT = 10_000;
/** Seconds in a day: a page left open longer tells us nothing about the work. */
export const TIMER_LIMIT = 86_400;

/** One person's answer to one question, not yet validated. */
export interface GivenAnswer {
  readonly sliders: readonly unknown[];
  readonly certainty: unknown;
  readonly comment: string;
  readonly exact?: readonly unknown[] | undefined;
  /** For each state, whether somebody set it. */
  readonly touched?: readonly boolean[] | undefined;
  readonly standing?: AnswerStanding | undefined;
}

/** Everything that can be wrong with an answer, and its parameters. `item` is the slider's number as shown, from 1. */
export interface AnswerProblemParams extends ExactProblemParams {
  'wrong-slider-count': { readonly needed: number };
  'slider-out-of-range': { readonly item: number };
  'wrong-touched-count': { readonly needed: number };
  'certainty-missing': NoParams;
  'comment-missing': NoParams;
  'comment-too-long': { readonly limit: number };
  'comment-cannot-be-stored': NoParams;
}

export type AnswerProblem = Coded<AnswerProblemParams>;

/**
 * The first problem with an answer, in the order in which problems are reported; undefined if it is valid. Whoever says
 * that the question cannot be answered gives no numbers that could be wrong, and need not explain an uncertainty.
 */
export function checkAnswer(answer: GivenAnswer, states: number): AnswerProblem | undefined {
  if (answer.sliders.length !== states) return { code: 'wrong-slider-count', params: { needed: states } };
  const outside = answer.sliders.findIndex((value) => !isPercentAnswer(value));
  if (outside >= 0) return { code: 'slider-out-of-range', params: { item: outside + 1 } };
  const exactProblem = checkExactOf({ ...answer, value: answer.sliders.filter(isPercentAnswer) });
  if (exactProblem) return exactProblem;
  if (answer.touched && answer.touched.length !== states) {
    return { code: 'wrong-touched-count', params: { needed: states } };
  }
  if (!isCertainty(answer.certainty)) return { code: 'certainty-missing', params: {} };
  if (isAnswered(answer) && answer.certainty < 0 && isBlank(answer.comment))
    return { code: 'comment-missing', params: {} };
  return checkComment(answer.comment);
}

/** The first problem with a comment that is given; undefined if it can be stored. */
export function checkComment(
  comment: string,
): Extract<AnswerProblem, { code: 'comment-too-long' | 'comment-cannot-be-stored' }> | undefined {
  if ([...comment].length > COMMENT_LIMIT) return { code: 'comment-too-long', params: { limit: COMMENT_LIMIT } };
  // Neither NUL nor an unpaired surrogate can be stored as UTF-8 text.
  return comment.includes('\0') || !comment.isWellFormed()
    ? { code: 'comment-cannot-be-stored', params: {} }
    : undefined;
}

/** True for a valid slider value: a whole number from 1 to 99. */
export function isPercentAnswer(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 99;
}

export function isCertainty(value: unknown): value is CertaintyCode {
  return CERTAINTIES.some((certainty) => certainty === value);
}

/** True for a text with nothing to read: only white space and zero-width characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}
