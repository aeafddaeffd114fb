import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { answers, combinationSets, events, type StoredCombination, studyLate } from '../../database/schema/index.js';
import { combinationsOf } from '../../judgements/index.js';
import { writeFixed } from '../writeFixed.js';

/** A comment of an expert, wherever it is written. */
export interface CommentToTakeOut {
  readonly networkId: string;
  readonly assessmentId: string;
  readonly expertId: string;
  readonly nodeKey: string;
  readonly iteration: bigint;
  /** What it says, if a combination says it for all of its questions. */
  readonly ofCombination: string | undefined;
}

/**
 * Takes a comment out of the answer, of everything that was saved for its question before, and of what came late. A replay
 * of the record makes the rows as they are then. Whatever its author wrote there once goes: the name that is in the last
 * version was mostly in the one before.
 */
export async function takeOutComment(transaction: Transaction, comment: CommentToTakeOut): Promise<void> {
  const { networkId, assessmentId, expertId, nodeKey, iteration, ofCombination } = comment;
  await writeFixed(transaction);
  await transaction
    .update(answers)
    .set({ comment: '' })
    .where(
      and(
        eq(answers.networkId, networkId),
        eq(answers.assessmentId, assessmentId),
        eq(answers.nodeKey, nodeKey),
        eq(answers.iteration, iteration),
      ),
    );
  const ofNode = and(
    eq(events.networkId, networkId),
    eq(events.assessmentId, assessmentId),
    eq(events.nodeKey, nodeKey),
  );
  await transaction
    .update(events)
    .set({ before: silent(events.before), after: silent(events.after) })
    .where(and(ofNode, eq(events.type, 'answer_saved'), eq(events.iteration, iteration)));
  await transaction
    .update(studyLate)
    .set({ answer: silent(studyLate.answer) })
    .where(
      and(
        eq(studyLate.networkId, networkId),
        eq(studyLate.expertId, expertId),
        eq(studyLate.nodeKey, nodeKey),
        eq(studyLate.iteration, iteration),
      ),
    );
  if (ofCombination !== undefined) await takeOutOfCombinations(transaction, comment, { ofNode, text: ofCombination });
}

/** The state of an answer without its comment; null where there is none. */
const silent = (state: typeof events.after | typeof events.before | typeof studyLate.answer): SQL =>
  sql`jsonb_set(${state}, '{comment}', '""', false)`;

/** A combination is recorded with all others of its node, at every save. */
async function takeOutOfCombinations(
  transaction: Transaction,
  { networkId, assessmentId, nodeKey }: CommentToTakeOut,
  { ofNode, text }: { ofNode: SQL | undefined; text: string },
): Promise<void> {
  const ofSets = and(
    eq(combinationSets.networkId, networkId),
    eq(combinationSets.assessmentId, assessmentId),
    eq(combinationSets.nodeKey, nodeKey),
  );
  for (const { epoch, combinations } of await transaction.select().from(combinationSets).where(ofSets))
    await transaction
      .update(combinationSets)
      .set({ combinations: without(combinations, text) })
      .where(and(ofSets, eq(combinationSets.epoch, epoch)));
  const saves = and(ofNode, eq(events.type, 'combinations_saved'));
  const stateWithout = (state: unknown) =>
    state === null ? null : { ...state, combinations: without(combinationsOf(state), text) };
  for (const { id, before, after } of await transaction.select().from(events).where(saves))
    await transaction
      .update(events)
      .set({ before: stateWithout(before), after: stateWithout(after) })
      .where(and(eq(events.networkId, networkId), eq(events.id, id)));
}

const without = (combinations: readonly StoredCombination[], text: string): StoredCombination[] =>
  combinations.map(({ comment, ...combination }) =>
    comment === undefined || comment === text ? combination : { ...combination, comment },
  );
