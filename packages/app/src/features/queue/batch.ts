import * as v from 'valibot';
import { whole } from '../../ground/device/shapes.js';
import type { AnswerPlace } from '../answering/place.js';

const queued = v.object({
  nodeId: v.string(),
  iteration: whole(1),
  /** What people call the node. */
  title: v.string(),
  /** What people call the outcome that it moves most. */
  outcome: v.string(),
  /** True if the node is that outcome itself. */
  isOutcome: v.exactOptional(v.boolean()),
  /** How long it is expected to take. */
  seconds: v.number(),
  /** True once it is answered. */
  done: v.exactOptional(v.boolean()),
});

/** A batch, as it is kept on the device. */
export const batch = v.array(queued);

/** A question of a batch, with what is said of it before it is loaded. */
export type QueuedQuestion = Readonly<v.InferOutput<typeof queued>>;

/** Questions to be asked one after the other, before all are ranked again. */
export type Batch = readonly QueuedQuestion[];

/** The place of a question in its batch, from 0; -1 if it is not in it. */
export const indexIn = (batch: Batch, { nodeId, iteration }: Pick<AnswerPlace, 'nodeId' | 'iteration'>): number =>
  batch.findIndex((question) => question.nodeId === nodeId && question.iteration === iteration);

/**
 * The number of the question at a place, from 1: one that is open comes after all that are done, also if it was opened
 * before its turn.
 */
export const numberIn = (batch: Batch, at: number): number =>
  1 + (batch[at]?.done ? batch.slice(0, at) : batch).filter(({ done }) => done).length;

/** Minutes for the questions that are not answered yet. */
export const minutesLeft = (batch: Batch): number =>
  Math.ceil(batch.reduce((sum, { seconds, done }) => sum + (done ? 0 : seconds), 0) / 60);
