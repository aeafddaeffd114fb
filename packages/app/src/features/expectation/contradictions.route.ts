import { orThrow, type Parent, type Question } from '@credence/api-client';
import {
  configurationAt,
  type Direction,
  type ExactShares,
  isAnswered,
  isIteration,
  iterationOf,
  sharesOf,
} from '@credence/bayesnet';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { outbox } from '../answering/browserOutbox.js';
import { type AnswerPlace, placeOf } from '../answering/place.js';
import { ahead, readQuestion } from '../answering/questions.js';
import { api } from '../../ground/api.js';
import { readDirections } from './directions.js';

/** What an answer to a question can contradict. */
export interface Contradictable {
  readonly directions: readonly Direction[];
  readonly parents: readonly Parent[];
  /** The direct answers that count, of the questions beside this one along each parent with a direction. */
  readonly answers: ReadonlyMap<number, readonly number[]>;
}

/** How many questions are looked at: of a node with dozens of parents the first of these say enough. */
const LOOKED_AT = 12;

/** Undefined where nothing is expected, or nobody knows. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Contradictable | undefined> {
  const place = placeOf(params);
  const { networkId, nodeId, iteration } = place;
  const known = await readDirections(place);
  if (!known?.directions.some((direction) => direction !== 'unknown')) return undefined;
  const { directions } = known;
  const { parents } = await orThrow(
    api.GET('/network/{networkId}/{nodeId}', { params: { path: { networkId, nodeId } } }),
  ).catch(() => ({ parents: undefined }));
  if (parents?.length !== directions.length) return undefined;

  const radices = parents.map(({ vars }) => vars.length);
  if (!isIteration(iteration, radices)) return undefined;
  const beside = neighboursOf(configurationAt(iteration, radices) ?? [], radices, directions).slice(0, LOOKED_AT);
  const found = await Promise.all(
    beside.map(async (other) => [other, await answerAt({ ...place, iteration: other })] as const),
  );
  return { directions, parents, answers: new Map(found.flatMap(([at, answer]) => (answer ? [[at, answer]] : []))) };
}

/** The questions that differ from one in a single step of a single parent that has a direction. */
function neighboursOf(
  configuration: readonly number[],
  radices: readonly number[],
  directions: readonly Direction[],
): number[] {
  return configuration.flatMap((state, parent) =>
    directions[parent] === 'unknown'
      ? []
      : [state - 1, state + 1]
          .filter((other) => other >= 0 && other < (radices[parent] ?? 0))
          .map((other) => iterationOf(configuration.with(parent, other), radices)),
  );
}

/** The answer given on this device or saved on the server; undefined where there is none that counts. */
async function answerAt(place: AnswerPlace): Promise<readonly number[] | undefined> {
  const waiting = outbox.waitingAt(place);
  if (waiting) {
    const { sliders, exact, standing } = waiting.answer;
    return isAnswered({ standing }) ? sharesIn(sliders, exact) : undefined;
  }
  const question: Question | undefined = ahead.known(place) ?? (await readQuestion(place, null).catch(() => undefined));
  if (question?.answered !== true || question.decidedBy || question.standing === 'cannot_occur') return undefined;
  const { currentValues, exact } = question;
  return sharesIn(currentValues, exact);
}

const sharesIn = (sliders: readonly number[], exact: ExactShares | undefined) => sharesOf(sliders, exact);
