import type { Permission } from '@credence/api-client';
import { eq, sql } from 'drizzle-orm';
import type { UserRow } from '../accounts/index.js';
import type { Database, Transaction } from '../database/database.js';
import { networks, nodeProgress } from '../database/schema/index.js';
import { withTransaction } from '../database/withTransaction.js';
import { progressOf, type ProgressRow, type QuestionedNode, requireNetwork } from '../networks/index.js';
import type { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/errors.js';
import { type NewEvent, recordEvent } from '../platform/events/events.js';
import { earlierAnswer, repeatColumns } from '../platform/events/keptAnswers.js';
import type { RepeatableRequest } from '../platform/events/repeatedRequest.js';
import { lockProgress } from './lockProgress.js';
import { refuseSave, requireOpen } from './requireOpen.js';

/** A person's request to change a node. */
export interface NodeRequest {
  readonly user: UserRow;
  readonly question: Pick<QuestionedNode, 'network' | 'assessment' | 'node'>;
  readonly request: RepeatableRequest;
  /** What it needs the right to; "assess" if left out. */
  readonly permission?: Permission;
}

/** A node that nobody else can change until the transaction ends. All writes about a node go through one of these. */
export interface LockedNode {
  readonly transaction: Transaction;
  readonly progress: ProgressRow;
  readonly at: Date;
}

/** The result of changing a node. */
export interface NodeChange<Answer> {
  readonly answer: Answer;
  /** The event to record; undefined if nothing changed, and then nothing is written. */
  readonly event: Pick<NewEvent, 'type' | 'epoch' | 'metadata' | 'before' | 'after'> | undefined;
  /** The node's new progress; left out if answers, combinations and epoch are unchanged. */
  readonly counts?: Partial<Pick<ProgressRow, 'epoch' | 'lastEpoch' | 'resetAt' | 'open' | 'closed' | 'answered'>>;
}

/**
 * Changes a node: serialises concurrent changes, runs a repeated request only once, and updates in the same transaction
 * the node's counts, the network's last change and the event that keeps the answer.
 * @throws ApiError node_not_found, key_reused; network_not_found for people who may no longer work on the network
 */
export async function changeNode<Answer>(
  { database, clock }: { database: Database; clock: Clock },
  { user, question: { network, assessment, node }, request, permission = 'assess' }: NodeRequest,
  work: (node: LockedNode) => Promise<NodeChange<Answer>>,
): Promise<Answer> {
  const changed = withTransaction(database, async (transaction) => {
    const progress = await lockProgress(transaction, assessment, node.key);
    if (!progress) throw new ApiError('node_not_found');
    const repeated = await earlierAnswer(transaction, { actorId: user.id, networkId: network.id }, request);
    if (repeated) return repeated as Answer;

    const at = clock.now();
    const { answer, event, counts } = await work({ transaction, progress, at });
    if (!event) return answer;
    await count({ transaction, progress, at }, counts);
    await touchNetwork(transaction, network.id, at);
    // Since the request was admitted, the person may have lost the right or the network been deleted. Neither can
    // happen any more before the commit.
    await requireNetwork(transaction, network.id, user, permission);
    await requireOpen(transaction, assessment);
    const { networkId, assessmentId, nodeKey, epoch } = progress;
    await recordEvent(transaction, {
      at,
      actor: user,
      networkId,
      assessmentId,
      nodeKey,
      epoch,
      revision: progress.revision + 1,
      ...event,
      ...repeatColumns(request, answer),
    });
    return answer;
  });
  // The round may have been closed in between.
  return changed.catch((error: unknown) => refuseSave(database, assessment, error));
}

/**
 * The revision counts every change, so that no save is based on outdated answers or combinations, and the events of a
 * node have an order without a clock.
 */
async function count({ transaction, progress, at }: LockedNode, counts: NodeChange<unknown>['counts']): Promise<void> {
  await transaction
    .update(nodeProgress)
    .set({ revision: progress.revision + 1, ...(counts && { ...counts, modifiedAt: at }) })
    .where(progressOf(progress, progress.nodeKey));
}

/**
 * "Last Modified" is the last change of anything in the network by anyone. Locks the network. While experts answer, each
 * alone, it stands still: it would tell that one of them is at work.
 */
async function touchNetwork(transaction: Transaction, networkId: string, at: Date): Promise<void> {
  const modifiedAt = sql`case when ${networks.openRound} is null then ${at.toISOString()}::timestamptz else ${networks.modifiedAt} end`;
  await transaction.update(networks).set({ modifiedAt }).where(eq(networks.id, networkId));
}
