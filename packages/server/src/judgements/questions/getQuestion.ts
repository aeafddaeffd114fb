import { configurationAt, decide, winnerOf } from '@credence/bayesnet';
import type { Question } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { users } from '../../database/schema/index.js';
import type { Operation } from '../../http/operation.js';
import { findNode, nameOf, paceOf, type ProgressRow } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { may } from '../../roles/rights.js';
import { answeredAmong, judgementOf, type AnswerRow } from '../answers/answers.js';
import { toCombinations } from '../combinations/combinationSets.js';
import { heldBy } from '../heldBy.js';
import { hasLaterTables } from './hasLaterTables.js';
import { knownAfter, nextOrReview } from './openQuestions.js';
import { orderOf, placeIn } from './orderOf.js';
import { presentQuestion, type QuestionParts } from './presentQuestion.js';
import { type QuestionAtHand, questionAtHand } from './questionAtHand.js';

/** Returns one question, for answering or reviewing it. */
export const getQuestion: Operation<'getQuestion'> = async ({ path, query, caller: { user } }, { database }) => {
  // Read at the same time, as people wait for it with every question. What must not be seen is not shown either.
  const [found, nodes, pace] = await Promise.all([
    questionAtHand(database, path, user),
    findNode(database, path.networkId, path.nodeId),
    paceOf(database, user.id),
  ]);
  if (!nodes) throw new ApiError('node_not_found');
  const { iteration } = path;
  return presentQuestion({
    ...nodes,
    ...(await besidesAnswer(database, found, { iteration, lastSeen: query.last_iteration, userId: user.id })),
    pace,
  });
};

/**
 * What a question shows besides its node and the reader's pace. `lastSeen` is the iteration that the reader comes from,
 * if known.
 */
async function besidesAnswer(
  reader: Reader,
  { network, role, node, radices, configuration, progress, answer, set, startsBlank, ahead }: QuestionAtHand,
  { iteration, lastSeen, userId }: { iteration: number; lastSeen: number | undefined; userId: string },
): Promise<Omit<QuestionParts, 'node' | 'parents' | 'pace'>> {
  const combinations = toCombinations(set?.combinations ?? []);
  const order = orderOf({ progress, combinations, radices });
  const back = order.before(iteration);
  const previous = back === 'budget' ? undefined : back;
  const isOther = (other: number) => other !== iteration && configurationAt(other, radices) !== undefined;
  const seen = lastSeen !== undefined && isOther(lastSeen) ? lastSeen : undefined;
  const decision = decide(
    configuration,
    combinations,
    answer ? { ...judgementOf(answer), sequence: answer.sequence } : undefined,
  );
  const held = heldBy(network, role, progress);
  const isOthers = answer !== null && decision?.by === 'answer' && answer.authorId !== userId;
  const [named, next, author] = await Promise.all([
    seen ?? nearestAnswered(reader, progress, order.listed, iteration),
    // What takes no answer is read in order.
    held.held
      ? knownAfter(order, iteration)
      : nextOrReview(reader, { progress, radices, combinations, userId, ahead }, iteration),
    isOthers ? findAuthor(reader, answer) : undefined,
  ]);
  const before = named ?? previous;
  return {
    author,
    progress,
    iteration,
    configuration,
    comparedWith: named,
    configurationBefore: before === undefined ? undefined : configurationAt(before, radices),
    previous,
    next,
    place: placeIn(order, iteration),
    answer: answer ?? undefined,
    isSetAside: decision === undefined && ahead.setAside.includes(iteration),
    winner: winnerOf(combinations, configuration),
    decided: decision !== undefined && decision.by !== 'answer',
    // What nodes mean stays the same while a round is open.
    mayExplain: may(role, 'describe') && network.openRound === null,
    held,
    startsBlank,
    firstTimeStep: hasLaterTables(network, node),
  };
}

/** How many questions before one are looked through for an answer. */
const LOOK_BACK = 20;

/** The nearest answered question before this one, in the order in which they are asked; undefined if there are too many. */
async function nearestAnswered(
  reader: Reader,
  progress: ProgressRow,
  listed: readonly number[] | undefined,
  iteration: number,
): Promise<number | undefined> {
  const place = listed?.indexOf(iteration) ?? -1;
  if (!listed || place < 1 || progress.answered === 0) return undefined;
  const before = listed.slice(Math.max(0, place - LOOK_BACK), place);
  const answered = new Set(await answeredAmong(reader, progress, before));
  return before.findLast((other) => answered.has(other));
}

/** Who gave this answer, for somebody else who reads it. */
async function findAuthor(
  reader: Reader,
  { authorId, savedAt }: Pick<AnswerRow, 'authorId' | 'savedAt'>,
): Promise<NonNullable<Question['author']>> {
  const [author] = await reader.select().from(users).where(eq(users.id, authorId));
  const known = author && !author.purgedAt ? { username: author.username, name: nameOf(author) } : undefined;
  return { ...(known ?? { username: null, name: '' }), savedAt: savedAt.toISOString() };
}
