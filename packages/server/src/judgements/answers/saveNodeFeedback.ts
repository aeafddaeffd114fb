import type { components } from '@credence/api-client';
import type { Operation } from '../../http/operation.js';
import { requireAssessment, requireNode } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { repeatable } from '../../platform/events/repeatedRequest.js';
import { withoutControls } from '../../platform/withoutControls.js';
import { changeNode } from '../changeNode.js';
import { findNodeFeedback, putNodeFeedback } from './judgements.js';

/** Stores whether this person finds the result plausible; earlier judgements stay in the history. */
export const saveNodeFeedback: Operation<'saveNodeFeedback'> = async (
  { path, headers, body, request, caller: { user } },
  services,
) => {
  const question = await requireNode(services.database, path, user, 'assess');
  requireAssessment(question.assessment, headers['X-Assessment']);
  const { plausible } = body;
  const comment = withoutControls(body.comment ?? '');
  if (comment.includes('\0') || !comment.isWellFormed()) {
    throw new ApiError('invalid_input', { reason: 'comment-cannot-be-stored' });
  }
  const change = { user, question, request: repeatable(headers['Idempotency-Key'], request, body) };
  return changeNode<components['schemas']['Success']>(services, change, async (locked) => {
    const before = await findNodeFeedback(locked.transaction, locked.progress, user.id);
    await putNodeFeedback(locked, { userId: user.id, plausible, comment });
    return {
      event: {
        type: 'node_feedback_saved',
        before: before ? { plausible: before.plausible, comment: before.comment } : null,
        after: { plausible, comment, seen: { epoch: locked.progress.epoch, revision: locked.progress.revision } },
      },
      answer: { success: true },
    };
  });
};
