import { configurationAt, decide, questionOrder, winnerOf } from '@credence/bayesnet';
import type { Reader } from '../../database/database.js';
import { findProgress, type ProgressRow } from '../../ground/nodes/progress.js';
import { type QuestionedNode, requireConfiguration, requireNode } from '../../ground/nodes/requireNode.js';
import { answeredAmong, countAnsweredUpTo, findAnswer, judgementOf } from '../../ground/questions/answers.js';
import { findCombinationSet, toCombinations } from '../../ground/questions/combinationSets.js';
import { nextOrReview } from '../../ground/questions/openQuestions.js';
import { paceOf } from '../../ground/questions/pace.js';
import { isSetAside } from '../../ground/questions/setAside.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { presentQuestion, type QuestionParts } from './presentQuestion.js';

/** Returns one question, for answering or reviewing it. */
export const getQuestion: Operation<'getQuestion'> = async ({ path, query, caller: { user } }, { database }) => {
  const question = await requireNode(database, path, user, 'assess');
  const { iteration } = path;
  return presentQuestion(
    await readQuestion(database, question, { iteration, lastSeen: query.last_iteration, userId: user.id }),
  );
};

/** Reads everything one question shows. `lastSeen` is the iteration that the reader comes from, if known. */
async function readQuestion(
  reader: Reader,
  question: QuestionedNode,
  { iteration, lastSeen, userId }: { iteration: number; lastSeen: number | undefined; userId: string },
): Promise<QuestionParts> {
  const { assessment, node, radices } = question;
  const configuration = requireConfiguration(iteration, radices);
  const progress = await findProgress(reader, assessment, node.key);
  if (!progress) throw new ApiError('node_not_found');
  const combinations = toCombinations((await findCombinationSet(reader, progress))?.combinations ?? []);
  const answer = await findAnswer(reader, progress, iteration);
  const order = questionOrder(combinations, radices);
  const back = order.before(iteration);
  const previous = back === 'budget' ? undefined : back;
  const configurationOf = (other: number | undefined) =>
    other === undefined || other === iteration ? undefined : configurationAt(other, radices);
  const decision = decide(configuration, combinations, answer && { ...judgementOf(answer), sequence: answer.sequence });
  return {
    ...question,
    progress,
    iteration,
    configuration,
    comparedWith: configurationOf(lastSeen) ?? configurationOf(previous),
    previous,
    next: await nextOrReview(reader, { progress, radices, combinations, userId }, iteration),
    place: order.listed && placeIn(order.listed, iteration),
    answersUpTo: await countUpTo(reader, progress, iteration, order.listed),
    answer,
    isSetAside: decision === undefined && (await isSetAside(reader, progress, { iteration, userId })),
    winner: winnerOf(combinations, configuration),
    decided: decision !== undefined && decision.by !== 'answer',
    pace: await paceOf(reader, userId),
    mayExplain: question.network.ownerId === userId,
    firstTimeStep: hasLaterTables(question),
  };
}

/** Whether the file has tables of this node for later time steps; the reader warned of them. */
const hasLaterTables = ({ network, node }: QuestionedNode) =>
  network.warnings.some(
    (warning) => typeof warning === 'object' && warning.code === 'later-tables' && warning.node === node.fileId,
  );

/** How many questions are answered up to and including this one, in the order in which they are asked. */
async function countUpTo(
  reader: Reader,
  progress: ProgressRow,
  iteration: number,
  listed: readonly number[] | undefined,
): Promise<number> {
  if (progress.open === 0n) return 0;
  const place = listed?.indexOf(iteration) ?? -1;
  if (!listed || place < 0) return countAnsweredUpTo(reader, progress, iteration);
  return (await answeredAmong(reader, progress, listed.slice(0, place + 1))).length;
}

/** The question's position among the listed ones, starting at 1; undefined if it is not listed. */
function placeIn(listed: readonly number[], iteration: number): { number: number; of: number } | undefined {
  const place = listed.indexOf(iteration);
  return place < 0 ? undefined : { number: place + 1, of: listed.length };
}
