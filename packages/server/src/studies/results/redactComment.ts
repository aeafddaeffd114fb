import { createHash } from 'node:crypto';
import { columnOf } from '@credence/bayesnet';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { studyExperts, studyRedactions } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { findNode, requireConfiguration, requireLockedNetwork } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { answersAt } from '../../platform/files/panelTable.js';
import { findStudy } from '../findStudy.js';
import { requireAct } from '../requireAct.js';
import { requireRound } from '../requireRound.js';
import { presentAnswers } from './presentAnswers.js';
import { readPanel } from './readPanel.js';
import { listRedactions } from './redactions.js';
import { takeOutComment } from './takeOutComment.js';

/** Takes a comment out that tells who somebody is: a hash of it is left, and why it went. Once more changes nothing. */
export const redactComment: Operation<'redactComment'> = ({ path, body, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    const { nodeId, iteration } = path;
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const found = await findStudy(transaction, networkId);
    const at = clock.now();
    await requireAct(transaction, 'redact_comment', { found, by: 'run_study', at });
    const { round } = requireRound(found);
    const question = await findNode(transaction, networkId, nodeId);
    if (!question || question.node.notAssessed) throw new ApiError('node_not_found');
    const column = columnOf(requireConfiguration(iteration, question.radices), question.radices);
    const read = () => readPanel(transaction, networkId, nodeId);
    const panel = await read();
    const place = panel.experts.findIndex(({ code }) => code === body.code);
    if (place < 0) throw new ApiError('expert_not_found');
    const answer = panel.tables.flatMap((table) => answersAt(table, column)).find(({ expert }) => expert === place);
    const taken = await listRedactions(transaction, { networkId, round });
    const isDone = taken.some((row) => row.code === body.code && row.nodeKey === nodeId && row.iteration === iteration);
    if (answer?.comment === undefined && !isDone) throw new ApiError('answer_not_found');
    if (answer?.comment !== undefined) {
      const { assessmentId } = panel.experts[place]!;
      const expertId = await findExpertId(transaction, networkId, body.code);
      await takeOutComment(transaction, {
        networkId,
        assessmentId,
        expertId,
        nodeKey: nodeId,
        iteration: BigInt(iteration),
        ofCombination: answer.isCombined ? answer.comment : undefined,
      });
      await transaction.insert(studyRedactions).values({
        networkId,
        expertId,
        round,
        nodeKey: nodeId,
        iteration: BigInt(iteration),
        at,
        by: user.id,
        hash: createHash('sha256').update(answer.comment).digest('hex'),
        reason: body.reason.trim(),
      });
      // Whose comment it was is not for everybody who reads what happened to the network.
      await recordEvent(transaction, {
        type: 'comment_redacted',
        at,
        actor: user,
        networkId,
        nodeKey: nodeId,
        iteration: BigInt(iteration),
      });
    }
    return presentAnswers({
      panel: await read(),
      redactions: await listRedactions(transaction, { networkId, round }),
      nodeId,
      iteration,
      column,
    });
  });

async function findExpertId(transaction: Transaction, networkId: string, code: number): Promise<string> {
  const [expert] = await transaction
    .select({ id: studyExperts.id })
    .from(studyExperts)
    .where(and(eq(studyExperts.networkId, networkId), eq(studyExperts.code, code)));
  return expert!.id;
}
