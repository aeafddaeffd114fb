import type { AnswerSave, Certainty, Question } from '@credence/api-client';
import type { ProbabilityValues } from '@credence/ui';
import type { Draft } from '../drafts/drafts.js';
import { isHeader, type Unsent } from './outgoing.js';
import { type Place, placeKey } from './place.js';

/** An answer as currently shown on the screen. */
export interface AnswerDraft {
  readonly values: ProbabilityValues;
  readonly certainty: Certainty | null;
  readonly comment: string;
}

/** A draft that fits the question, and whether a newer answer has been saved since. */
export interface RestoredAnswer extends AnswerDraft {
  readonly at: Date;
  /** The revision it is based on, if the draft says so. */
  readonly base: string | undefined;
  readonly outdated: boolean;
}

/** The value of an untouched slider. */
const START = 50;

/** The name of a question's draft. */
export const answerForm = (place: Place) => `answer ${placeKey(place)}`;

/** The values as they are sent to the server. */
export const slidersOf = (values: ProbabilityValues) => values.map((value) => value ?? START);

/** The draft to store: the answer, and the revision it is based on. */
export const keptAnswer = (answer: AnswerDraft, revision: string | undefined) => ({ ...answer, revision });

/** Turns an unsent answer into a draft. */
export const draftOf = ({ answer, revision, at }: Unsent): Draft => ({
  value: { values: answer.sliders, certainty: answer['self-eval'], comment: answer.comment, revision },
  at,
});

/**
 * Restores the draft of this question; undefined if there is none, or if it matches the saved answer.
 * @param newest the revision that a draft typed now would be based on
 */
export function restoreAnswer(
  draft: Draft | undefined,
  question: Question,
  newest = question.revision,
): RestoredAnswer | undefined {
  if (!draft || typeof draft.value !== 'object' || draft.value === null) return undefined;
  const { values, certainty, comment, revision } = draft.value as Record<string, unknown>;
  if (!isAnswers(values, question.node.vars.length) || !isCertainty(certainty)) return undefined;
  if (typeof comment !== 'string' || [...comment].length > 10_000) return undefined;
  // The page was closed after the save but before the draft was deleted.
  const saved = savedAnswer(question);
  if (saved && isDraftOf(draft, saved)) return undefined;
  const base = isHeader(revision) ? revision : undefined;
  return { values, certainty, comment, at: draft.at, base, outdated: base !== newest };
}

/** The answer that the server has to this question; undefined if it has none, or leaves out some of its fields. */
export function savedAnswer({ answered, currentValues: sliders, comment, ...question }: Question) {
  const certainty = question['self-eval'];
  if (answered !== true || certainty === undefined || certainty === null || typeof comment !== 'string')
    return undefined;
  return { sliders, 'self-eval': certainty, comment };
}

function isAnswers(values: unknown, states: number): values is ProbabilityValues {
  return (
    Array.isArray(values) &&
    values.length === states &&
    values.every((value) => value === null || (Number.isInteger(value) && value >= 1 && value <= 99))
  );
}

function isCertainty(value: unknown): value is Certainty | null {
  return value === null || [-2, -1, 1, 2].includes(value as number);
}

/** Whether a draft contains nothing beyond this answer, and so has been saved with it. */
export function isDraftOf(draft: Draft, answer: Omit<AnswerSave, 'timer'>): boolean {
  const { values, certainty, comment } = (draft.value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(values) || certainty !== answer['self-eval']) return false;
  // If the certainty needs no comment, none is sent.
  const isSameComment = comment === answer.comment || (answer['self-eval'] > 0 && answer.comment === '');
  return isSameComment && JSON.stringify(slidersOf(values as ProbabilityValues)) === JSON.stringify(answer.sliders);
}

/**
 * Whether the server already has exactly this answer, so that saving it changes nothing. If a combination decides, the
 * same answer given again takes precedence over it; and a field the server leaves out is not assumed equal.
 */
export function isSavedAnswer(answer: Omit<AnswerSave, 'timer'>, question: Question): boolean {
  const saved = question.decidedBy ? undefined : savedAnswer(question);
  return saved !== undefined && isSameAnswer(saved, answer);
}

/** Whether two answers are equal, ignoring the time they took. */
export function isSameAnswer(one: Omit<AnswerSave, 'timer'>, other: Omit<AnswerSave, 'timer'>): boolean {
  const told = ({ sliders, comment, ...answer }: typeof one) => JSON.stringify([sliders, answer['self-eval'], comment]);
  return told(one) === told(other);
}
