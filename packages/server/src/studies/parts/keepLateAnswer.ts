import { checkAnswer } from '@credence/bayesnet';
import { and, eq, sql } from 'drizzle-orm';
import { assessments, studyLate, users } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { questionAtHand } from '../../judgements/index.js';
import { nameOf, onlyExperts, requireAssessment, requireLockedNetwork } from '../../networks/index.js';
import { asReason } from '../../platform/asReason.js';
import { ApiError } from '../../platform/errors.js';
import { withoutControls } from '../../platform/withoutControls.js';
import { findStudy } from '../findStudy.js';
import { requireAct } from '../requireAct.js';
import { requireRound } from '../requireRound.js';
import { countLate } from '../rounds/lateAnswers.js';

/**
 * Keeps what an expert had answered without a connection when the round was closed, beside the answers of the round. There
 * is one for a question, so to send it again changes nothing, and there are no more of them than questions.
 */
export const keepLateAnswer: Operation<'keepLateAnswer'> = (
  { path, headers, body, caller: { user } },
  { database, clock },
) =>
  withTransaction(database, async (transaction) => {
    const { network, assessment } = await requireLockedNetwork(transaction, path.id, user, 'take_part', onlyExperts);
    const found = await findStudy(transaction, network.id);
    const at = clock.now();
    await requireAct(transaction, 'keep_late', { found, by: 'take_part', at });
    const round = requireRound(found);
    requireAssessment(assessment, headers['X-Assessment']);
    const { nodeId, iteration } = body;
    const { node } = await questionAtHand(transaction, { networkId: network.id, nodeId, iteration }, user);
    const answer = { ...body.answer, comment: withoutControls(body.answer.comment) };
    const problem = checkAnswer({ ...answer, certainty: answer['self-eval'] }, node.states.length);
    if (problem) throw new ApiError('invalid_answer', asReason(problem));
    const [own] = await transaction
      .select({ expertId: assessments.expertId })
      .from(assessments)
      .where(and(eq(assessments.networkId, network.id), eq(assessments.id, assessment.assessmentId)));
    if (!own?.expertId) throw new ApiError('experts_only');
    const { expertId } = own;
    await transaction
      .insert(studyLate)
      .values({
        networkId: network.id,
        expertId,
        round: round.round,
        nodeKey: node.key,
        iteration: BigInt(iteration),
        answer,
        at,
      })
      .onConflictDoUpdate({
        target: [studyLate.networkId, studyLate.expertId, studyLate.round, studyLate.nodeKey, studyLate.iteration],
        set: { answer, at, letInAt: null },
        setWhere: sql`${studyLate.answer} <> excluded.answer`,
      });
    const came = await countLate(transaction, { networkId: network.id, round: round.round });
    const [owner] = await transaction.select().from(users).where(eq(users.id, network.ownerId));
    if (!owner) throw new Error('A network has no owner.');
    return {
      late: came.find((each) => each.expertId === expertId)!.late,
      owner: nameOf(owner) || owner.username,
    };
  });
