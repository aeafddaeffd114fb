import type { AnswerSave, AnswerSaved, CurrentAnswer } from '@credence/api-client';
import { checkAnswer, isAnswered, percentDone, winnerOf } from '@credence/bayesnet';
import { eq } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import type { Reader } from '../../database/database.js';
import { postgresCode } from '../../database/postgresCode.js';
import { users } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { type ProgressRow, requireAssessment } from '../../networks/index.js';
import { asReason } from '../../platform/asReason.js';
import type { Clock } from '../../platform/clock.js';
import { ApiError } from '../../platform/errors.js';
import { answerOf, repeatColumns } from '../../platform/events/keptAnswers.js';
import type { RepeatableRequest } from '../../platform/events/repeatedRequest.js';
import type { Services } from '../../platform/services.js';
import { toCombinations } from '../combinations/combinationSets.js';
import { lockProgress } from '../lockProgress.js';
import { nextOpen, nextOrReview } from '../questions/openQuestions.js';
import { presentDecision } from '../questions/presentDecision.js';
import { type QuestionPath, questionAtHand } from '../questions/questionAtHand.js';
import {
  decidingCombination,
  isOfSameAnswer,
  questionRevision,
  type QuestionState,
} from '../questions/questionRevision.js';
import { countsOf } from '../record/recorded.js';
import { closedFor, refuseSave } from '../requireOpen.js';
import { isOfOtherEpoch, revisionOf } from '../revision.js';
import { recordedOf } from './answerFields.js';
import type { AnswerRow } from './answers.js';
import { writeSave } from './answerSaves.js';
import { certaintyOf } from './certaintyOf.js';
import { outcomeOf, secondsOf } from './outcomeOf.js';

export interface AnswerToSave {
  readonly user: UserRow;
  readonly path: QuestionPath;
  readonly request: RepeatableRequest;
  readonly answer: AnswerSave;
  /** The revision that the client loaded; without it, the save overwrites whatever is there. */
  readonly loaded: string | undefined;
  /** The assessment that the client gave it in. */
  readonly assessmentId?: string | undefined;
  /** The earlier answer being restored. The person was not shown the question, so it is not a visit. */
  readonly restored?: string;
}

export interface AcknowledgedAnswer {
  readonly saved: AnswerSaved;
  /** Whether it answered the last open question of the node. */
  readonly finishes: boolean;
}

/**
 * Saves one answer and finds the next question. An acknowledged answer is on disk, a repeated request is executed once,
 * and a replaced answer stays in the history. Saves first without locking the node, as concurrent saves are rare, and
 * retries with the node locked if there was one.
 *
 * The only change of a node that bypasses changeNode, which sends its statements to the database one by one: people
 * wait for this hundreds of times, so one statement reads all that a save depends on, and another, `writeSave`, counts,
 * touches and records.
 */
export async function answerQuestion(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  save: AnswerToSave,
): Promise<AcknowledgedAnswer> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    try {
      const saved =
        attempt === 1
          ? await trySave(database, clock, save)
          : await withTransaction(database, async (transaction) => {
              const { assessment, node } = await questionAtHand(transaction, save.path, save.user);
              await lockProgress(transaction, assessment, node.key);
              return trySave(transaction, clock, save);
            });
      if (saved) return saved;
    } catch (error) {
      if (!collisions.has(postgresCode(error) ?? '')) throw error;
    }
  }
  throw new ApiError('unavailable');
}

const MOST_ATTEMPTS = 4;
/** Serialisation failure, deadlock and a restore; and this request's key being used by a concurrent request. */
const collisions = new Set(['40001', '40P01', '57014', '23505']);

/** Undefined if somebody else saved something for the node meanwhile; then nothing is written. */
async function trySave(reader: Reader, clock: Clock, save: AnswerToSave): Promise<AcknowledgedAnswer | undefined> {
  const { user, path, answer, loaded, request, restored } = save;
  const found = await questionAtHand(reader, path, user, request.key);
  const { network, assessment, node, radices, configuration, progress, answer: before, ahead } = found;
  const { iteration } = path;
  const problem = checkAnswer({ ...answer, certainty: answer['self-eval'] }, node.states.length);
  if (problem) throw new ApiError('invalid_answer', asReason(problem));
  if (found.earlier) {
    const saved = answerOf(found.earlier, request) as AnswerSaved;
    return { saved, finishes: saved.percentCompleted === 100 };
  }
  requireAssessment(assessment, save.assessmentId);
  const combinations = toCombinations(found.set?.combinations ?? []);
  const winner = winnerOf(combinations, configuration);
  const isOwn = before?.authorId === user.id;
  const isSetAside = answer.standing === 'not_my_field';
  // Somebody else's answer is not replaced by setting its question aside.
  if (loaded !== undefined && (isOwn || !isSetAside)) {
    const state = { epoch: progress.epoch, answer: before, winner };
    const refused = refuseStale(reader, progress, { loaded, state, before });
    await refused.catch((error: unknown) => refuseSave(reader, assessment, error));
  }
  const at = clock.now();
  const outcome = outcomeOf(found, {
    answer,
    iteration,
    userId: user.id,
    at,
    isDecided: winner !== undefined,
    isRestored: restored !== undefined,
  });
  const { closes } = outcome;
  const after = progressAfter(progress, closes, at);
  const questions = { progress: after, radices, combinations, userId: user.id, ahead };
  // Answering the last open question finishes the node; changing an answer of a finished node continues the review.
  const next =
    closes === 1
      ? await nextOpen(reader, questions, iteration, iteration)
      : await nextOrReview(reader, questions, iteration);
  const saved = presentSaved(after, outcome.revision, next);
  const place = { networkId: assessment.networkId, nodeKey: node.key, iteration: BigInt(iteration) };
  const seconds = secondsOf(answer);
  // A question that was set aside says nothing of the pace at which questions are answered.
  const isVisit = restored === undefined && !isSetAside;
  const written = await writeSave(reader, {
    user: { id: user.id, owns: network.ownerId === user.id },
    before: progress,
    after,
    change: outcome.change,
    visit: isVisit
      ? { ...place, assessmentId: assessment.assessmentId, userId: user.id, seconds, states: node.states.length, at }
      : undefined,
    event: { ...savedEvent(save, after, outcome), at, ...place, ...repeatColumns(request, saved) },
  });
  if (written === 'closed') throw await closedFor(reader, assessment);
  if (written === 'refused') throw new ApiError('network_not_found');
  return written === 'saved' ? { saved, finishes: closes === 1 && after.open === 0n } : undefined;
}

/** @param closes 1 if the answer closes an open question */
function progressAfter(progress: ProgressRow, closes: number, at: Date): ProgressRow {
  return {
    ...progress,
    revision: progress.revision + 1,
    answered: progress.answered + closes,
    closed: progress.closed + BigInt(closes),
    open: progress.open - BigInt(closes),
    modifiedAt: at,
  };
}

function presentSaved(
  after: ProgressRow,
  revision: number,
  next: Awaited<ReturnType<typeof nextOrReview>>,
): AnswerSaved {
  return {
    ...(next === 'unknown' ? { next_iteration: null, nextUnknown: true } : { next_iteration: next ?? null }),
    revision: revisionOf(after.epoch, revision),
    percentCompleted: percentDone(Number(after.closed), Number(after.columns)),
  };
}

/** What the history keeps of a save, but for its place and time. */
function savedEvent(
  { user, answer, restored }: AnswerToSave,
  progress: ProgressRow,
  { before, after }: Pick<ReturnType<typeof outcomeOf>, 'before' | 'after'>,
) {
  return {
    type: 'answer_saved',
    actor: user,
    assessmentId: progress.assessmentId,
    epoch: progress.epoch,
    revision: progress.revision,
    metadata: {
      ...(restored === undefined ? {} : { restored }),
      ...(isAnswered(answer) ? {} : { standing: answer.standing ?? null }),
    },
    before,
    after: { ...after, counts: countsOf(progress) },
  } as const;
}

/** Refuses an answer to a question that has been answered or decided since it was loaded. */
async function refuseStale(
  reader: Reader,
  progress: ProgressRow,
  { loaded, state, before }: { loaded: string; state: QuestionState; before: AnswerRow | null },
): Promise<void> {
  if (!isOfSameAnswer(loaded, state)) {
    if (before) {
      const current = await presentCurrentAnswer(reader, progress, before);
      throw new ApiError('stale_revision', { reason: 'answer' }, { extra: { current } });
    }
    // In the same epoch its author has withdrawn the answer that was loaded, and there is none to overwrite.
    if (isOfOtherEpoch(loaded, state.epoch)) throw new ApiError('node_reset');
  }
  const deciding = decidingCombination(state);
  if (deciding && loaded !== questionRevision(state)) {
    throw new ApiError('stale_revision', { reason: 'decided' }, { extra: { decidedBy: presentDecision(deciding) } });
  }
}

/** The current answer, for somebody whose own save came too late. */
async function presentCurrentAnswer(reader: Reader, progress: ProgressRow, answer: AnswerRow): Promise<CurrentAnswer> {
  const [author] = await reader
    .select({ username: users.username, purgedAt: users.purgedAt })
    .from(users)
    .where(eq(users.id, answer.authorId));
  const certainty = certaintyOf(answer);
  return {
    sliders: answer.sliders,
    comment: answer.comment,
    savedAt: answer.savedAt.toISOString(),
    username: author && !author.purgedAt ? author.username : null,
    revision: revisionOf(progress.epoch, answer.revision),
    ...(certainty === undefined ? {} : { 'self-eval': certainty }),
    ...recordedOf(answer),
  };
}
