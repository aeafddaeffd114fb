import type { components } from '@credence/api-client';
import { configurationAt, contradictionsOf, type Direction, winnerOf } from '@credence/bayesnet';
import type { Reader } from '../../database/database.js';
import { findProgress } from '../../ground/nodes/progress.js';
import type { QuestionedNode } from '../../ground/nodes/requireNode.js';
import { listAnswers } from '../../ground/questions/answers.js';
import { findCombinationSet, toCombinations } from '../../ground/questions/combinationSets.js';
import { ApiError } from '../../platform/errors.js';
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
  for (const { iteration, sliders, sequence } of await listAnswers(reader, progress)) {
    const winner = winnerOf(combinations, configurationAt(Number(iteration), radices) ?? []);
    if (!winner || sequence > winner.sequence) answers.set(Number(iteration), sliders);
  }
  const contradictions = contradictionsOf({ radices, directions }, answers, MOST).map(({ parent, iterations }) => ({
    parent,
    iterations: [...iterations] as [number, number],
  }));
  return { directions, contradictions };
}
