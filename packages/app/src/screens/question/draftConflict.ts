import type { Question } from '@credence/api-client';
import type { RestoredAnswer } from '../../features/answering/answerDraft.js';
import type { AnswerFailure } from './answerFailure.js';

/** What a restored draft runs into: an answer or a combination that was saved since, and that counts now. */
export function draftConflict(draft: RestoredAnswer, question: Question): AnswerFailure | undefined {
  const { answered, currentValues: sliders, decidedBy, revision } = question;
  if (!draft.outdated || revision === undefined) return undefined;
  const met = { stale: true, restoredAt: draft.at };
  if (answered === true) return { ...met, current: { sliders, revision } };
  return answered === false && decidedBy ? { ...met, decidedBy } : undefined;
}
