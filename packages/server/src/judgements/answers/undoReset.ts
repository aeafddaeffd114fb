import type { NodeReset } from '@credence/api-client';
import type { Transaction } from '../../database/database.js';
import type { Operation } from '../../http/operation.js';
import {
  minutesLeft,
  noteFinishedParts,
  paceOf,
  type ProgressRow,
  type QuestionedNode,
  requireNode,
} from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { repeatable } from '../../platform/events/repeatedRequest.js';
import { retention } from '../../platform/limits/retention.js';
import { changeNode, type LockedNode } from '../changeNode.js';
import { findCombinationSet, toCombinations } from '../combinations/combinationSets.js';
import { countOpen } from '../questions/countOpen.js';
import { recordedProgress } from '../record/recorded.js';
import { revisionOf } from '../revision.js';
import { listAnswers } from './answers.js';
import { isUsed, listResets } from './resets.js';

const DAY = 86_400_000;

/**
 * Undoes the last reset of a node, so that what was saved before counts again. Does nothing if that reset was already
 * undone, so that two people who press Undo do not reach an earlier one.
 * @throws ApiError reset_stands if something new was saved since, the time is over, or nothing was reset
 */
export const undoReset: Operation<'undoReset'> = async ({ path, headers, request, caller: { user } }, services) => {
  const question = await requireNode(services.database, path, user, 'reset');
  const change = {
    user,
    question,
    permission: 'reset' as const,
    request: repeatable(headers['Idempotency-Key'], request, null),
  };
  const undone = await changeNode<NodeReset>(services, change, async (locked) => {
    const { transaction, progress } = locked;
    const present = (now: ProgressRow) => presentReset(transaction, user.id, question, now);
    const resets = await listResets(transaction, progress);
    if (progress.resetAt === null && resets.size > 0) return { answer: await present(progress), event: undefined };
    const epoch = await epochBefore(locked, resets);
    const counts = await countedAgain(transaction, question, { ...progress, epoch });
    return {
      counts: { ...counts, resetAt: null },
      event: {
        type: 'reset_undone',
        epoch,
        metadata: { before: progress.epoch },
        before: recordedProgress(progress),
        after: recordedProgress({ ...progress, ...counts, resetAt: null }),
      },
      answer: await present({ ...progress, ...counts }),
    };
  });
  await noteFinishedParts(services, { networkId: path.networkId, actor: user });
  return undone;
};

/** The epoch that the last reset ended. Skips resets of an empty node: they ended nothing. */
async function epochBefore(
  { transaction, progress, at }: LockedNode,
  resets: ReadonlyMap<number, number>,
): Promise<number> {
  const last = resets.get(progress.epoch);
  if (last === undefined || progress.resetAt === null) throw new ApiError('reset_stands', { reason: 'not-reset' });
  if (await isUsed(transaction, progress, progress.epoch)) {
    throw new ApiError('reset_stands', { reason: 'saved-since' });
  }
  if (at.getTime() - progress.resetAt.getTime() >= retention.resets) {
    throw new ApiError('reset_stands', { reason: 'too-late', days: retention.resets / DAY });
  }
  let epoch = last;
  for (let earlier = resets.get(epoch); earlier !== undefined; earlier = resets.get(epoch)) {
    if (await isUsed(transaction, progress, epoch)) break;
    epoch = earlier;
  }
  return epoch;
}

/** Recomputes the counts of an epoch from what was saved in it. */
async function countedAgain(
  transaction: Transaction,
  { node, radices }: QuestionedNode,
  progress: ProgressRow,
): Promise<Pick<ProgressRow, 'epoch' | 'open' | 'closed' | 'answered'>> {
  const set = await findCombinationSet(transaction, progress);
  const combinations = toCombinations(set?.combinations ?? []);
  const counted = countOpen(combinations, radices, await listAnswers(transaction, progress), progress.asked);
  // They were countable when they were saved, or they would have been refused.
  if (counted === 'budget') throw new Error(`The combinations of ${node.key} cannot be counted any more.`);
  const { epoch, columns } = progress;
  const open = BigInt(counted.open);
  return { epoch, open, closed: columns - open, answered: counted.answered };
}

async function presentReset(
  transaction: Transaction,
  userId: string,
  { node }: QuestionedNode,
  progress: ProgressRow,
): Promise<NodeReset> {
  const set = await findCombinationSet(transaction, progress);
  const pace = await paceOf(transaction, userId);
  return {
    success: true,
    estimatedTime: minutesLeft(progress.open, node.states.length, pace),
    revision: revisionOf(progress.epoch, set?.revision ?? 0),
  };
}
