import { outbox } from '../answering/browserOutbox.js';
import { type AnswerPlace, placeIn } from '../answering/place.js';
import { minutesLeft, numberIn, indexIn } from './batch.js';
import { queue } from './browserQueue.js';

/** Where a question stands in its batch. */
export interface Queued {
  readonly networkId: string;
  /** The number of the question, from 1. */
  readonly number: number;
  readonly total: number;
  /** Minutes until the end of the batch. */
  readonly minutes: number;
  /** What people call the outcome that it moves most. */
  readonly outcome: string;
  /** True if the question is about that outcome itself. */
  readonly isOutcome: boolean;
}

/** Undefined for a question that is not in the batch, and in the order of one change at a time. */
export function queuedAt(place: AnswerPlace): Queued | undefined {
  const { networkId } = place;
  // What waits to be sent is answered too.
  const batch = queue
    .batch(networkId)
    .map((each) => (outbox.waitingAt(placeIn(networkId, each)) ? { ...each, done: true } : each));
  const at = indexIn(batch, place);
  const question = batch[at];
  return (
    question && {
      networkId,
      number: numberIn(batch, at),
      total: batch.length,
      minutes: minutesLeft(batch),
      outcome: question.outcome,
      isOutcome: question.isOutcome === true,
    }
  );
}
