import type { components } from '@credence/api-client';
import { isCertainty, winnerOf } from '@credence/bayesnet';
import type { Reader } from '../../database/database.js';
import type { Operation } from '../../http/operation.js';
import { findProgress, type QuestionedNode, requireConfiguration, requireNode } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { findCombinationSet, toCombinations } from '../combinations/combinationSets.js';
import { epochsInUse } from '../epochsInUse.js';
import { listAdoptions } from './adoptions.js';
import { recordedOf } from './answerFields.js';
import { listPastAnswers, type PastAnswerRow } from './answerHistory.js';
import { findAnswer } from './answers.js';

/** More saves of one question than anybody will look through. */
const most = 200;

export const getAnswerHistory: Operation<'getAnswerHistory'> = async ({ path, caller: { user } }, { database }) => {
  const question = await requireNode(database, path, user, 'assess');
  const past = await readHistory(database, question, path.iteration);
  const adopted = await presentAdopted(database, question.network.id, past);
  return { answers: past.flatMap(presentPastAnswer), ...(adopted.length > 0 ? { adopted } : {}) };
};

/** A save of a question, and whether it currently decides the question. */
type PastAnswer = PastAnswerRow & { readonly counts: boolean };

/** The answers to one question, newest first. None counts if a later combination decides it. */
async function readHistory(
  reader: Reader,
  { assessment, node, radices }: QuestionedNode,
  iteration: number,
): Promise<PastAnswer[]> {
  const configuration = requireConfiguration(iteration, radices);
  const progress = await findProgress(reader, assessment, node.key);
  if (!progress) throw new ApiError('node_not_found');
  const [past, answer, set] = await Promise.all([
    listPastAnswers(reader, progress, iteration, most),
    findAnswer(reader, progress, iteration),
    findCombinationSet(reader, progress),
  ]);
  const winner = winnerOf(toCombinations(set?.combinations ?? []), configuration);
  const inUse = answer && (!winner || answer.sequence > winner.sequence) ? answer.revision : undefined;
  const epochs = (await epochsInUse(reader, [progress.networkId]))(progress);
  return past.map((row) => ({
    ...row,
    counts: row.epoch !== null && epochs.has(row.epoch) && row.state.revision === inUse,
  }));
}

/** What was adopted, at its place among all; what it is of is known of the adoption as a whole. */
async function presentAdopted(
  reader: Reader,
  networkId: string,
  past: readonly PastAnswer[],
): Promise<components['schemas']['AdoptedAnswer'][]> {
  if (!past.some(({ adoption }) => adoption !== null)) return [];
  const ofAdoption = new Map((await listAdoptions(reader, networkId)).map(({ id, of }) => [id, of]));
  return past.flatMap(({ id, adoption, state, username, purgedAt, counts }, place) => {
    const of = adoption === null ? undefined : ofAdoption.get(adoption);
    if (of === undefined) return [];
    const { sliders, exact, savedAt } = state;
    const answer = { id, place, sliders, ...(exact ? { exact } : {}), savedAt, of, counts };
    return [{ ...answer, username: purgedAt ? null : username }];
  });
}

/** A save as the history shows it; nothing for what was adopted: only a save has a certainty. */
function presentPastAnswer({
  id,
  state,
  username,
  purgedAt,
  counts,
}: PastAnswer): components['schemas']['PastAnswer'][] {
  const { sliders, selfEval, comment, savedAt } = state;
  if (!isCertainty(selfEval)) return [];
  return [
    {
      id,
      sliders,
      'self-eval': selfEval,
      comment,
      savedAt,
      username: purgedAt ? null : username,
      counts,
      ...recordedOf(state),
    },
  ];
}
