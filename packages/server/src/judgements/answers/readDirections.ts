import type { components } from '@credence/api-client';
import { configurationAt, contradictionsOf, type Direction, isAnswered, sharesOf, winnerOf } from '@credence/bayesnet';
import type { Reader } from '../../database/database.js';
import { findProgress, type QuestionedNode } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { findCombinationSet, toCombinations } from '../combinations/combinationSets.js';
import { judgementOf, listAnswers } from './answers.js';
import { findDirections } from './judgements.js';

type Directions = components['schemas']['Directions'];

/** More than anybody will go through one by one. */
const MOST = 500;

/** The direction of each parent, and where direct answers that count contradict it. */
export async function readDirections(
  reader: Reader,
  { assessment, node, radices }: QuestionedNode,
): Promise<Directions> {
  const progress = await findProgress(reader, assessment, node.key);
  if (!progress) throw new ApiError('node_not_found');
  const stored = await findDirections(reader, progress);
  const directions = stored?.directions ?? radices.map((): Direction => 'unknown');
  if (directions.every((direction) => direction === 'unknown')) return { directions, contradictions: [] };

  const combinations = toCombinations((await findCombinationSet(reader, progress))?.combinations ?? []);
  const answers = new Map<number, readonly number[]>();
  for (const answer of await listAnswers(reader, progress)) {
    const iteration = Number(answer.iteration);
    const winner = winnerOf(combinations, configurationAt(iteration, radices) ?? []);
    const { value, exact, standing } = judgementOf(answer);
    const counts = !winner || answer.sequence > winner.sequence;
    // Compared in whole numbers, which both kinds of values are.
    if (counts && isAnswered({ standing })) answers.set(iteration, exact ? sharesOf(value, exact) : value);
  }
  const contradictions = contradictionsOf({ radices, directions }, answers, MOST).map(({ parent, iterations }) => ({
    parent,
    iterations: [...iterations] as [number, number],
  }));
  return { directions, contradictions };
}
