import type { Certainty } from '@credence/api-client';
import { savedAnswer } from './answerDraft.js';
import { outbox } from './browserOutbox.js';
import type { Place } from './place.js';
import { ahead } from './questions.js';

/** The answer to the question that the user came from. */
export interface AnswerBefore {
  readonly sliders: readonly number[];
  readonly certainty: Certainty;
  readonly comment: string;
}

/** The answer to the question before this one, as far as this device knows it: saved, or waiting to be sent. */
export function answerBefore(place: Place): AnswerBefore | undefined {
  const iteration = ahead.cameFrom(place);
  if (iteration === null || iteration === place.iteration) return undefined;
  const before = { ...place, iteration };
  const known = ahead.known(before);
  const answer = outbox.waitingAt(before)?.answer ?? (known && savedAnswer(known));
  if (!answer) return undefined;
  return { sliders: answer.sliders, certainty: answer['self-eval'], comment: answer.comment };
}
