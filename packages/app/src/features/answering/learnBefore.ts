import type { Question } from '@credence/api-client';
import { outbox } from './browserOutbox.js';
import type { AnswerPlace } from './place.js';
import { ahead } from './questions.js';

/** Milliseconds that a question waits at most for the one before it. */
const PATIENCE = 2_000;

/**
 * Reads the question that one is compared with, if this device does not know it: a question that is opened directly, on
 * another day, offers the answer before it, too. Without that it is shown all the same.
 */
export async function learnBefore(place: AnswerPlace, { comparedWith }: Question): Promise<void> {
  if (comparedWith === undefined || ahead.cameFrom(place) !== comparedWith) return;
  const before = { ...place, iteration: comparedWith };
  if (outbox.waitingAt(before)) return;
  await ahead.learn(before, place.iteration, AbortSignal.timeout(PATIENCE)).catch(() => undefined);
}
