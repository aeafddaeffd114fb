import type { NodeReset } from '@credence/api-client';
import { minutesFor } from '@credence/bayesnet';
import { withTransaction } from '../database/withTransaction.js';
import { ApiError } from '../platform/errors.js';
import type { Services } from '../platform/services.js';
import { recordEvent } from '../ground/events/events.js';
import { lockProgress, updateProgress } from '../ground/nodes/progress.js';
import type { UserRow } from '../ground/accounts/users.js';
import { paceOf } from '../ground/questions/pace.js';
import type { QuestionedNode } from '../ground/nodes/requireNode.js';
import { earlierAnswer, kept, type RepeatableRequest } from '../ground/nodes/repeatedRequest.js';
import { revisionOf } from '../ground/nodes/revision.js';
import { touchNetwork } from '../ground/nodes/touchNetwork.js';

/** Milliseconds for which a reset can be taken back: 30 days. */
export const UNDO_TIME = 30 * 86_400_000;

/** Begins a node anew: its answers and combinations stay, in an epoch that no longer counts. */
export async function resetNode(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  {
    user,
    question: { network, node },
    request,
  }: { user: UserRow; question: QuestionedNode; request: RepeatableRequest },
): Promise<NodeReset> {
  return withTransaction(database, async (transaction) => {
    const progress = await lockProgress(transaction, network.id, node.key);
    if (!progress) throw new ApiError('node_not_found');
    const repeated = await earlierAnswer(transaction, user.id, request);
    if (repeated) return repeated as NodeReset;

    const at = clock.now();
    const epoch = progress.lastEpoch + 1;
    await updateProgress(transaction, progress, {
      epoch,
      lastEpoch: epoch,
      revision: progress.revision + 1,
      resetAt: at,
      closed: 0n,
      open: progress.columns,
      answered: 0,
      modifiedAt: at,
    });
    await touchNetwork(transaction, network.id, user, at);
    const pace = await paceOf(transaction, user.id);
    const reset: NodeReset = {
      success: true,
      estimatedTime: minutesFor(Number(progress.columns), node.states.length, pace),
      undoUntil: new Date(at.getTime() + UNDO_TIME).toISOString(),
      revision: revisionOf(epoch, 0),
    };
    await recordEvent(transaction, {
      type: 'node_reset',
      at,
      actor: user,
      networkId: network.id,
      assessmentId: progress.assessmentId,
      nodeKey: node.key,
      epoch,
      metadata: { before: progress.epoch },
      ...kept(request, reset),
    });
    return reset;
  });
}
