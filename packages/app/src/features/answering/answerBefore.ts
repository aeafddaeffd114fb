import type { Certainty } from '@credence/api-client';
import { type ExactShares, isAnswered } from '@credence/bayesnet';
import { type UntimedAnswer, savedAnswer } from './answerDraft.js';
import { outbox } from './browserOutbox.js';
import type { AnswerPlace } from './place.js';
import { ahead } from './questions.js';
import { definedOf } from './saidBeside.js';

/** What was said before this question, on the way to it. */
export interface AnswerBefore {
  /** The shares of the question that the user came from; undefined if it was set aside. */
  readonly shares?: { readonly iteration: number; readonly sliders: readonly number[]; readonly exact?: ExactShares };
  /**
   * The last certainty that this user was asked for, and its question: an earlier one where those between were set aside.
   * Missing where somebody else answered.
   */
  readonly certainty?: { readonly iteration: number; readonly value: Certainty };
  readonly comment: string;
}

/** The last answer before this question, as far as this device knows it: saved, or waiting to be sent. */
export function answerBefore(place: AnswerPlace): AnswerBefore | undefined {
  const passed = new Set([place.iteration]);
  for (let at = place; ; ) {
    const iteration = ahead.cameFrom(at);
    if (iteration === null || passed.has(iteration)) return undefined;
    at = { ...place, iteration };
    const answer = answerAt(at);
    if (!answer) return undefined;
    if (isAnswered(answer)) {
      const { sliders, exact } = answer;
      const isOthers = !outbox.waitingAt(at) && ahead.known(at)?.author !== undefined;
      const shares = passed.size === 1 ? { shares: { iteration, sliders, ...definedOf({ exact }) } } : {};
      return isOthers
        ? { ...shares, comment: '' }
        : { ...shares, certainty: { iteration, value: answer['self-eval'] }, comment: answer.comment };
    }
    // A question that was set aside says nothing of how certain its person was.
    passed.add(iteration);
  }
}

function answerAt(place: AnswerPlace): UntimedAnswer | undefined {
  const known = ahead.known(place);
  return outbox.waitingAt(place)?.answer ?? (known && savedAnswer(known));
}
