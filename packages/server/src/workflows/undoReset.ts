import type { NodeReset } from '@credence/api-client';
import type { Transaction } from '../database/database.js';
import { withTransaction } from '../database/withTransaction.js';
import { ApiError } from '../platform/errors.js';
import type { Services } from '../platform/services.js';
import { minutesLeft } from '../ground/questions/minutesLeft.js';
import { listAnswers } from '../ground/questions/answers.js';
import { findCombinationSet, toCombinations } from '../ground/questions/combinationSets.js';
import { recordEvent } from '../ground/events/events.js';
import { lockProgress, type ProgressRow, updateProgress } from '../ground/nodes/progress.js';
import { isUsed, listResets } from '../features/answers/resets.js';
import type { UserRow } from '../ground/accounts/users.js';
import { paceOf } from '../ground/questions/pace.js';
import { countOpen } from '../ground/questions/countOpen.js';
import type { QuestionedNode } from '../ground/nodes/requireNode.js';
import { earlierAnswer, kept, type RepeatableRequest } from '../ground/nodes/repeatedRequest.js';
import { UNDO_TIME } from './resetNode.js';
import { revisionOf } from '../ground/nodes/revision.js';
import { touchNetwork } from '../ground/nodes/touchNetwork.js';

/**
 * Takes the last reset of a node back: what was saved before counts again. One that was taken back already is left
 * alone, so that two people who press Undo do not reach an earlier reset.
 * @throws ApiError reset_stands where something new was saved since, the time is over, or nothing was reset
 */
export async function undoReset(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { user, question, request }: { user: UserRow; question: QuestionedNode; request: RepeatableRequest },
): Promise<NodeReset> {
  const { network, node } = question;
  return withTransaction(database, async (transaction) => {
    const progress = await lockProgress(transaction, network.id, node.key);
    if (!progress) throw new ApiError('node_not_found');
    const repeated = await earlierAnswer(transaction, user.id, request);
    if (repeated) return repeated as NodeReset;

    const resets = await listResets(transaction, progress);
    if (progress.resetAt === null && resets.size > 0) return present(transaction, user, question, progress);
    const at = clock.now();
    const epoch = await epochBefore(transaction, progress, resets, at);
    const after = await countedAgain(transaction, question, { ...progress, epoch });
    const change = { ...after, revision: progress.revision + 1, resetAt: null, modifiedAt: at };
    await updateProgress(transaction, progress, change);
    await touchNetwork(transaction, network.id, user, at);
    const undone = await present(transaction, user, question, { ...progress, ...change });
    await recordEvent(transaction, {
      type: 'reset_undone',
      at,
      actor: user,
      networkId: network.id,
      assessmentId: progress.assessmentId,
      nodeKey: node.key,
      epoch,
      metadata: { before: progress.epoch },
      ...kept(request, undone),
    });
    return undone;
  });
}

/** The epoch that the last reset ended. Resets of a node in which nothing stood are passed over: they ended nothing. */
async function epochBefore(
  transaction: Transaction,
  progress: ProgressRow,
  resets: ReadonlyMap<number, number>,
  at: Date,
): Promise<number> {
  const last = resets.get(progress.epoch);
  if (last === undefined || progress.resetAt === null)
    throw new ApiError('reset_stands', { message: 'This node was not reset.' });
  if (await isUsed(transaction, progress, progress.epoch)) {
    throw new ApiError('reset_stands', {
      message: 'Something new was saved for this node since it was reset, so the reset stays.',
    });
  }
  if (at.getTime() - progress.resetAt.getTime() >= UNDO_TIME) {
    throw new ApiError('reset_stands', { message: 'A reset can be taken back for 30 days, and these are over.' });
  }
  let epoch = last;
  for (let earlier = resets.get(epoch); earlier !== undefined; earlier = resets.get(epoch)) {
    if (await isUsed(transaction, progress, epoch)) break;
    epoch = earlier;
  }
  return epoch;
}

/** The counts of an epoch, made anew from what was saved in it. */
async function countedAgain(
  transaction: Transaction,
  { node, radices }: QuestionedNode,
  progress: ProgressRow,
): Promise<Pick<ProgressRow, 'epoch' | 'open' | 'closed' | 'answered'>> {
  const set = await findCombinationSet(transaction, progress);
  const combinations = toCombinations(set?.combinations ?? []);
  const counted = countOpen(combinations, radices, await listAnswers(transaction, progress));
  // They were counted when they were saved, or they would have been refused.
  if (counted === 'budget') throw new Error(`The combinations of ${node.key} cannot be counted any more.`);
  const { epoch, columns } = progress;
  const open = BigInt(counted.open);
  return { epoch, open, closed: columns - open, answered: counted.answered };
}

async function present(
  transaction: Transaction,
  user: UserRow,
  { node }: QuestionedNode,
  progress: ProgressRow,
): Promise<NodeReset> {
  const set = await findCombinationSet(transaction, progress);
  const pace = await paceOf(transaction, user.id);
  return {
    success: true,
    estimatedTime: minutesLeft(progress.open, node.states.length, pace),
    revision: revisionOf(progress.epoch, set?.revision ?? 0),
  };
}
