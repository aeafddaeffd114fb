import type { AnswerSave, Certainty, Question } from '@credence/api-client';
import type { ProbabilityValues } from '@credence/ui';
import type { Draft } from '../drafts/drafts.js';
import type { Unsent } from './outgoing.js';
import { type Place, placeKey } from './place.js';

/** An answer as it stands on the screen. */
export interface AnswerDraft {
  readonly values: ProbabilityValues;
  readonly certainty: Certainty | null;
  readonly comment: string;
}

/** A draft that fits the question, and whether something newer was saved since. */
export interface RestoredAnswer extends AnswerDraft {
  readonly at: Date;
  readonly outdated: boolean;
}

/** What an untouched slider counts as. */
const START = 50;

/** Names the draft of a question. */
export const answerForm = (place: Place) => `answer ${placeKey(place)}`;

/** The values as they are saved. */
export const slidersOf = (values: ProbabilityValues) => values.map((value) => value ?? START);

/** What is kept: the answer, and what it was given over. */
export const keptAnswer = (answer: AnswerDraft, question: Question) => ({ ...answer, revision: question.revision });

/** An answer that was given, as a draft of it. */
export const draftOf = ({ answer, revision, at }: Unsent): Draft => ({
  value: { values: answer.sliders, certainty: answer['self-eval'], comment: answer.comment, revision },
  at,
});

/** The draft of this question; undefined where what was kept is none, or says what is saved already. */
export function restoreAnswer(draft: Draft | undefined, question: Question): RestoredAnswer | undefined {
  if (!draft || typeof draft.value !== 'object' || draft.value === null) return undefined;
  const { values, certainty, comment, revision } = draft.value as Record<string, unknown>;
  if (!isAnswers(values, question.node.vars.length) || !isCertainty(certainty)) return undefined;
  if (typeof comment !== 'string' || [...comment].length > 10_000) return undefined;
  // Its page ended after the save and before the draft went.
  const saved = savedAnswer(question);
  if (saved && isDraftOf(draft, saved)) return undefined;
  return { values, certainty, comment, at: draft.at, outdated: revision !== question.revision };
}

function savedAnswer({ answered, currentValues: sliders, comment, ...question }: Question) {
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

/** Whether a draft says no more than an answer does: then it has been saved with it. */
export function isDraftOf(draft: Draft, answer: Omit<AnswerSave, 'timer'>): boolean {
  const { values, certainty, comment } = (draft.value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(values) || certainty !== answer['self-eval']) return false;
  // Of an answer that needs no comment none is sent.
  const isSameComment = comment === answer.comment || (answer['self-eval'] > 0 && answer.comment === '');
  return isSameComment && JSON.stringify(slidersOf(values as ProbabilityValues)) === JSON.stringify(answer.sliders);
}

/**
 * Whether the server has this very answer to the question, so that saving it would only repeat it. Where a combination
 * decides, an answer given again counts instead of it; and what the server does not send is not known to be the same.
 */
export function isSavedAnswer(answer: Omit<AnswerSave, 'timer'>, question: Question): boolean {
  const saved = question.decidedBy ? undefined : savedAnswer(question);
  return saved !== undefined && isSameAnswer(saved, answer);
}

/** Whether two answers say the same, however long they took. */
export function isSameAnswer(one: Omit<AnswerSave, 'timer'>, other: Omit<AnswerSave, 'timer'>): boolean {
  const told = ({ sliders, comment, ...answer }: typeof one) => JSON.stringify([sliders, answer['self-eval'], comment]);
  return told(one) === told(other);
}
