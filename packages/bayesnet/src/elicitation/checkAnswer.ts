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

export type AnswerProblem =
  | { readonly code: 'wrong-slider-count'; readonly expected: number }
  | { readonly code: 'slider-out-of-range'; readonly state: number }
  | { readonly code: 'certainty-missing' }
  | { readonly code: 'comment-missing' }
  | { readonly code: 'comment-too-long' }
  | { readonly code: 'comment-cannot-be-stored' };

/** The first thing that is wrong with an answer, in the order in which people are told; undefined where nothing is. */
export function checkAnswer(answer: GivenAnswer, states: number): AnswerProblem | undefined {
  if (answer.sliders.length !== states) return { code: 'wrong-slider-count', expected: states };
  const outside = answer.sliders.findIndex((value) => !isPercentAnswer(value));
  if (outside >= 0) return { code: 'slider-out-of-range', state: outside };
  if (!isCertainty(answer.certainty)) return { code: 'certainty-missing' };
  if (answer.certainty < 0 && isBlank(answer.comment)) return { code: 'comment-missing' };
  if ([...answer.comment].length > COMMENT_LIMIT) return { code: 'comment-too-long' };
  // Neither NUL nor half a surrogate pair can be written as UTF-8 text.
  if (answer.comment.includes('\0') || !answer.comment.isWellFormed()) return { code: 'comment-cannot-be-stored' };
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
