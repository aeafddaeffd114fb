import type { components } from '@credence/api-client';
import { withTransaction } from '../database/withTransaction.js';
import { ApiError } from '../errors.js';
import type { Services } from '../operation.js';
import { answerSentences } from '../presenters/answerSentences.js';
import { recordEvent } from '../repositories/events.js';
import { findNodeFeedback, putNodeFeedback } from '../repositories/judgements.js';
import { lockProgress } from '../repositories/progress.js';
import type { UserRow } from '../repositories/users.js';
import type { QuestionedNode } from './node.js';
import { earlierAnswer, kept, type RepeatableRequest } from './repeatedRequest.js';
import { touchNetwork } from './touchNetwork.js';

type Success = components['schemas']['Success'];

export interface NodeFeedbackToSave {
  readonly user: UserRow;
  readonly question: QuestionedNode;
  readonly plausible: boolean;
  readonly comment: string;
  readonly request: RepeatableRequest;
}

/** Keeps whether this person finds plausible what follows; what they said before stays in the history. */
export async function saveNodeFeedback(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { user, question: { network, node }, plausible, comment, request }: NodeFeedbackToSave,
): Promise<Success> {
  if (comment.includes('\0') || !comment.isWellFormed()) {
    throw new ApiError('invalid_input', { message: answerSentences({ code: 'comment-cannot-be-stored', params: {} }) });
  }
  return withTransaction(database, async (transaction) => {
    const progress = await lockProgress(transaction, network.id, node.key);
    if (!progress) throw new ApiError('node_not_found');
    const repeated = await earlierAnswer(transaction, user.id, request);
    if (repeated) return repeated as Success;

    const at = clock.now();
    const before = await findNodeFeedback(transaction, progress, user.id);
    const { networkId, assessmentId, nodeKey, epoch, revision } = progress;
    const place = { networkId, assessmentId, nodeKey, epoch };
    await putNodeFeedback(transaction, { ...place, revision, userId: user.id, plausible, comment, savedAt: at });
    await touchNetwork(transaction, network.id, user, at);
    const saved: Success = { success: true };
    await recordEvent(transaction, {
      ...{ type: 'node_feedback_saved', at, actor: user, ...place },
      before: before ? { plausible: before.plausible, comment: before.comment } : null,
      after: { plausible, comment },
      ...kept(request, saved),
    });
    return saved;
  });
}
