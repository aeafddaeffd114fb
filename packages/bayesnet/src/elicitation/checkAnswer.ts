import type { Coded, NoParams } from '../coded.js';

/** The four answers to "How certain are you?": uncertain, rather uncertain, rather certain, certain. */
export const CERTAINTIES = [-2, -1, 1, 2] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export const COMMENT_LIMIT = 10_000;
/** Seconds in a day: a page left open longer says nothing about the work. */
export const TIMER_LIMIT = 86_400;

/** What a person gives to one question; unknown until it is checked. */
export interface GivenAnswer {
  readonly sliders: readonly unknown[];
  readonly certainty: unknown;
  readonly comment: string;
}

/** What can be wrong with an answer, and what there is to say of it. `item` counts the sliders from 1, as people see them. */
export interface AnswerProblemParams {
  'wrong-slider-count': { readonly needed: number };
  'slider-out-of-range': { readonly item: number };
  'certainty-missing': NoParams;
  'comment-missing': NoParams;
  'comment-too-long': { readonly limit: number };
  'comment-cannot-be-stored': NoParams;
}

export type AnswerProblem = Coded<AnswerProblemParams>;

/** The first thing that is wrong with an answer, in the order in which people are told; undefined where nothing is. */
export function checkAnswer(answer: GivenAnswer, states: number): AnswerProblem | undefined {
  if (answer.sliders.length !== states) return { code: 'wrong-slider-count', params: { needed: states } };
  const outside = answer.sliders.findIndex((value) => !isPercentAnswer(value));
  if (outside >= 0) return { code: 'slider-out-of-range', params: { item: outside + 1 } };
  if (!isCertainty(answer.certainty)) return { code: 'certainty-missing', params: {} };
  if (answer.certainty < 0 && isBlank(answer.comment)) return { code: 'comment-missing', params: {} };
  if ([...answer.comment].length > COMMENT_LIMIT) {
    return { code: 'comment-too-long', params: { limit: COMMENT_LIMIT } };
  }
  // Neither NUL nor half a surrogate pair can be written as UTF-8 text.
  if (answer.comment.includes('\0') || !answer.comment.isWellFormed()) {
    return { code: 'comment-cannot-be-stored', params: {} };
  }
  return undefined;
}

/** True for what one slider can say: a whole number from 1 to 99. */
export function isPercentAnswer(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 99;
}

export function isCertainty(value: unknown): value is Certainty {
  return CERTAINTIES.some((certainty) => certainty === value);
}

/** True for a text without anything to read: white space, and characters that take no room. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}
