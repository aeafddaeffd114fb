import type { Certainty, Question } from '@credence/api-client';
import type { ProbabilityValues } from '@credence/ui';
import type { Draft } from '../../drafts/drafts.js';

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

/** Names the draft of a question. */
export const answerForm = (place: { networkId: string; nodeId: string; iteration: number }) =>
  `answer ${place.networkId} ${place.nodeId} ${place.iteration}`;

/** What is kept: the answer, and what it was given over. */
export const keptAnswer = (answer: AnswerDraft, question: Question) => ({ ...answer, revision: question.revision });

/** The draft of this question; undefined where what was kept is none. */
export function restoreAnswer(draft: Draft | undefined, question: Question): RestoredAnswer | undefined {
  if (!draft || typeof draft.value !== 'object' || draft.value === null) return undefined;
  const { values, certainty, comment, revision } = draft.value as Record<string, unknown>;
  if (!isAnswers(values, question.node.vars.length) || !isCertainty(certainty)) return undefined;
  if (typeof comment !== 'string' || comment.length > 10_000) return undefined;
  return { values, certainty, comment, at: draft.at, outdated: revision !== question.revision };
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
