import type { NodeReset } from '@credence/api-client';
import { minutesFor } from '@credence/bayesnet';
import type { Operation } from '../../http/operation.js';
import { paceOf, requireNode } from '../../networks/index.js';
import { repeatable } from '../../platform/events/repeatedRequest.js';
import { retention } from '../../platform/limits/retention.js';
import { changeNode } from '../changeNode.js';
import { recordedProgress } from '../record/recorded.js';
import { revisionOf } from '../revision.js';
import { countAnswered } from './answers.js';

/** Resets a node: its answers and combinations are kept, in an epoch that no longer counts. */
export const resetNode: Operation<'resetNode'> = async ({ path, headers, request, caller: { user } }, services) => {
  const question = await requireNode(services.database, path, user, 'reset');
  const change = {
    user,
    question,
    permission: 'reset' as const,
    request: repeatable(headers['Idempotency-Key'], request, null),
  };
  return changeNode<NodeReset>(services, change, async ({ transaction, progress, at }) => {
    const epoch = progress.lastEpoch + 1;
    const pace = await paceOf(transaction, user.id);
    const gone = await countAnswered(transaction, progress);
    const counts = { epoch, lastEpoch: epoch, resetAt: at, closed: 0n, open: progress.columns, answered: 0 };
    return {
      counts,
      event: {
        type: 'node_reset',
        epoch,
        metadata: { before: progress.epoch, answers: gone },
        before: recordedProgress(progress),
        after: recordedProgress(counts),
      },
      answer: {
        success: true,
        estimatedTime: minutesFor(Number(progress.columns), question.node.states.length, pace),
        undoUntil: new Date(at.getTime() + retention.resets).toISOString(),
        revision: revisionOf(epoch, 0),
      },
    };
  });
};
