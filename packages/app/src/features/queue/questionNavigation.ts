import type { Question } from '@credence/api-client';
import { outbox } from '../answering/browserOutbox.js';
import { type AnswerPlace, placeIn } from '../answering/place.js';
import { ahead } from '../answering/questions.js';
import { paths } from '../../ground/paths.js';
import { type Batch, indexIn, type QueuedQuestion } from './batch.js';
import { queue } from './browserQueue.js';

/** What the server says of the questions around one: with the question itself, or in response to an answer. */
export interface Neighbours {
  readonly nextIteration: number | null;
  readonly previousIteration?: number | null;
  readonly isLastIteration: boolean;
  /** True if the server cannot determine the next question. */
  readonly nextUnknown?: boolean;
}

/** Where a question leads: the one place that knows about orders. */
export interface QuestionNavigation {
  /** The address for Continue. */
  readonly href: string;
  /** The question there, unless it is another page. */
  readonly next: AnswerPlace | undefined;
  /** The question for Back. */
  readonly back: AnswerPlace | undefined;
  /** True if Continue finishes: the node, or the batch. */
  readonly last: boolean;
}

/** Along the batch for a question in it, and else along the questions of its node. */
export function questionNavigation(place: AnswerPlace, said: Neighbours): QuestionNavigation {
  const batch = queue.batch(place.networkId);
  const at = indexIn(batch, place);
  return at === -1 ? withinNode(place, said) : withinBatch(place.networkId, batch, at, said, place);
}

/**
 * To the next question of the node, or to the overview after the last; and if the server cannot determine the next one, to
 * the combinations that make it so hard, where the page explains it.
 */
function withinNode(place: AnswerPlace, said: Neighbours): QuestionNavigation {
  const { networkId, nodeId } = place;
  const { nextIteration, previousIteration = null, isLastIteration: last, nextUnknown = false } = said;
  const at = (iteration: number | null) => (iteration === null ? undefined : { ...place, iteration });
  const next = at(nextIteration);
  const elsewhere = nextUnknown ? paths.combinations.href(networkId, nodeId) : paths.network.href(networkId);
  const href = last ? paths.network.href(networkId) : next && !nextUnknown ? hrefOf(next) : elsewhere;
  return { href, next, back: at(previousIteration), last };
}

function withinBatch(
  networkId: string,
  batch: Batch,
  at: number,
  said: Neighbours,
  place: AnswerPlace,
): QuestionNavigation {
  const isOpen = (question: QueuedQuestion) => !isPassedOver(placeIn(networkId, question), question);
  const following = batch.slice(at + 1).find(isOpen) ?? batch.slice(0, at).find(isOpen);
  const before = batch[at - 1];
  return {
    href: following ? hrefOfQueued(networkId, following) : paths.network.href(networkId),
    next: following && placeIn(networkId, following),
    back: before ? placeIn(networkId, before) : withinNode(place, said).back,
    last: following === undefined,
  };
}

/** Answered here, waiting to be sent, or known to be answered or decided by somebody else meanwhile. */
function isPassedOver(place: AnswerPlace, { done = false }: QueuedQuestion): boolean {
  return done || outbox.waitingAt(place) !== undefined || isSettled(ahead.known(place));
}

const isSettled = (question: Question | undefined) =>
  question !== undefined && (question.decidedBy !== undefined || question.answered === true);

/** The question of the batch to go on with; undefined if none is open. */
export const nextQueued = (networkId: string): QueuedQuestion | undefined =>
  queue.batch(networkId).find((question) => !isPassedOver(placeIn(networkId, question), question));

/**
 * Where a question of a batch is asked: at once, because one question of each of many nodes would else come with two pages
 * before it. Combinations and introduction are a link away.
 */
export const hrefOfQueued = (networkId: string, { nodeId, iteration }: QueuedQuestion): string =>
  paths.question.href(networkId, nodeId, iteration);

const hrefOf = ({ networkId, nodeId, iteration }: AnswerPlace) => paths.question.href(networkId, nodeId, iteration);
