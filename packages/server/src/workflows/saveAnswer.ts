import { checkAnswer, percentDone, TIMER_LIMIT, winnerOf } from '@credence/bayesnet';
import type { AnswerSave, AnswerSaved } from '@credence/api-client';
import type { Transaction } from '../database/database.js';
import { withTransaction } from '../database/withTransaction.js';
import { ApiError } from '../errors.js';
import type { Services } from '../operation.js';
import { answerSentences } from '../presenters/answerSentences.js';
import { presentCurrentAnswer } from '../presenters/presentCurrentAnswer.js';
import type { AnswerState } from '../repositories/answerHistory.js';
import { type AnswerRow, findAnswer, putAnswer } from '../repositories/answers.js';
import { findCombinationSet, toCombinations } from '../repositories/combinationSets.js';
import { recordEvent } from '../repositories/events.js';
import { lockProgress, type ProgressRow, updateProgress } from '../repositories/progress.js';
import type { UserRow } from '../repositories/users.js';
import { recordVisit } from '../repositories/visits.js';
import { type QuestionedNode, requireConfiguration } from './node.js';
import { nextOpen, nextOrReview } from './openQuestions.js';
import { earlierAnswer, type RepeatableRequest } from './repeatedRequest.js';
import { revisionOf } from './revision.js';
import { touchNetwork } from './touchNetwork.js';

export interface AnswerToSave {
  readonly user: UserRow;
  readonly question: QuestionedNode;
  readonly iteration: number;
  readonly answer: AnswerSave;
  /** What the client had loaded; without it the last save stands. */
  readonly loaded: string | undefined;
  readonly request: RepeatableRequest;
  /** The saved answer that this one repeats: nobody sat before the question, so it is no visit. */
  readonly restored?: string;
}

/**
 * Saves one answer and finds the next question, in one transaction: what was acknowledged is on the disk, a repeat is
 * carried out once, and an answer that was replaced stays in the history.
 */
export async function saveAnswer(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  given: AnswerToSave,
): Promise<AnswerSaved> {
  const { user, question, iteration, answer, loaded, request, restored } = given;
  const { network, node, radices } = question;
  const configuration = requireConfiguration(iteration, radices);
  const problem = checkAnswer(
    { sliders: answer.sliders, certainty: answer['self-eval'], comment: answer.comment },
    node.states.length,
  );
  if (problem) throw new ApiError('invalid_answer', { message: answerSentences(problem) });

  return withTransaction(database, async (transaction) => {
    const progress = await lockProgress(transaction, network.id, node.key);
    if (!progress) throw new ApiError('node_not_found');
    const repeated = await earlierAnswer(transaction, user.id, request);
    if (repeated) return repeated as AnswerSaved;

    const before = await findAnswer(transaction, progress, iteration);
    if (loaded !== undefined && loaded !== revisionOf(progress.epoch, before?.revision ?? 0)) {
      await refuseStale(transaction, progress, before);
    }
    const combinations = toCombinations((await findCombinationSet(transaction, progress))?.combinations ?? []);
    const wasOpen = !before && !winnerOf(combinations, configuration);
    const at = clock.now();
    const seconds = Math.min(answer.timer, TIMER_LIMIT);
    const row: AnswerRow = {
      networkId: network.id,
      assessmentId: progress.assessmentId,
      nodeKey: node.key,
      epoch: progress.epoch,
      iteration: BigInt(iteration),
      sliders: answer.sliders,
      selfEval: answer['self-eval'],
      comment: answer.comment,
      seconds: Math.min((before?.seconds ?? 0) + seconds, 2 ** 31 - 1),
      authorId: user.id,
      sequence: progress.revision + 1,
      revision: (before?.revision ?? 0) + 1,
      savedAt: at,
    };
    const after: ProgressRow = {
      ...progress,
      revision: progress.revision + 1,
      answered: progress.answered + (wasOpen ? 1 : 0),
      closed: progress.closed + (wasOpen ? 1n : 0n),
      open: progress.open - (wasOpen ? 1n : 0n),
      modifiedAt: at,
    };
    await putAnswer(transaction, row);
    await updateProgress(transaction, progress, after);
    if (restored === undefined) {
      await recordVisit(transaction, {
        networkId: network.id,
        userId: user.id,
        nodeKey: node.key,
        iteration: BigInt(iteration),
        seconds,
        states: node.states.length,
        at,
      });
    }
    await touchNetwork(transaction, network.id, user, at);

    const questions = { progress: after, radices, combinations };
    // Whoever answers the last open question is done; whoever changes an answer of a finished node goes on reviewing it.
    const next = wasOpen
      ? await nextOpen(transaction, questions, iteration)
      : await nextOrReview(transaction, questions, iteration);
    const saved: AnswerSaved = {
      ...(next === 'unknown' ? { next_iteration: null, nextUnknown: true } : { next_iteration: next ?? null }),
      revision: revisionOf(progress.epoch, row.revision),
      percentCompleted: percentDone(Number(after.closed), Number(after.columns)),
    };
    await recordEvent(transaction, {
      type: 'answer_saved',
      at,
      actor: user,
      networkId: network.id,
      assessmentId: progress.assessmentId,
      nodeKey: node.key,
      epoch: progress.epoch,
      iteration: BigInt(iteration),
      metadata: restored === undefined ? {} : { restored },
      before: before ? historyOf(before) : null,
      after: historyOf(row),
      ...(request.key ? { idempotencyKey: request.key, requestHash: request.hash } : {}),
      response: { status: 200, body: saved },
    });
    return saved;
  });
}

const historyOf = ({ sliders, selfEval, comment, authorId, revision, savedAt }: AnswerRow): AnswerState => ({
  sliders,
  selfEval,
  comment,
  authorId,
  revision,
  savedAt: savedAt.toISOString(),
});

async function refuseStale(
  transaction: Transaction,
  progress: ProgressRow,
  newer: AnswerRow | undefined,
): Promise<never> {
  throw new ApiError('stale_revision', {
    ...(newer ? {} : { message: 'This node was reset meanwhile. Load the question again.' }),
    extra: newer ? { current: await presentCurrentAnswer(transaction, progress, newer) } : {},
  });
}
