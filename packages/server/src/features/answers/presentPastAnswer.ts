import type { components } from '@credence/api-client';
import { isCertainty } from '@credence/bayesnet';
import type { PastAnswer } from './readAnswerHistory.js';

/** A save of a question as its history shows it; none for one without a certainty, which no save has. */
export function presentPastAnswer({
  id,
  state,
  username,
  purgedAt,
  counts,
}: PastAnswer): components['schemas']['PastAnswer'][] {
  const { sliders, selfEval, comment, savedAt } = state;
  if (!isCertainty(selfEval)) return [];
  return [{ id, sliders, 'self-eval': selfEval, comment, savedAt, username: purgedAt ? null : username, counts }];
}
