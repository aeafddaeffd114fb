import type { Combination } from './combination.js';
import { fewestChanges } from './fewestChanges.js';
import { nextOpenQuestion, previousQuestion, questionFrom } from './openQuestion.js';

/** A node with more questions than this is asked in iteration order. */
export const LISTED_QUESTIONS = 5_000;
/** How many orders are cached. */
const KEPT = 50;

/** An iteration; undefined if there is none; 'budget' if finding it takes too long. */
export type FoundQuestion = number | undefined | 'budget';

/**
 * The order in which a node's questions are asked: all that no combination decides. Wherever possible, only one parent
 * changes from one question to the next, and by one step. An iteration that a combination decides, when opened
 * by its address, is placed just before the next iteration that is asked.
 */
export interface QuestionOrder {
  /** All questions in order; undefined if there are more than 5,000, which are asked in iteration order. */
  readonly listed: readonly number[] | undefined;
  /** The questions in `listed` after an iteration, wrapping around to end with it. 0 comes before all. */
  upcoming(after: number): readonly number[] | undefined;
  /** The question after an iteration, answered or not; the first one for 0. */
  after(iteration: number): FoundQuestion;
  /** The question before an iteration, answered or not: where Back leads. */
  before(iteration: number): FoundQuestion;
  /** The first unanswered question after an iteration, wrapping around to the beginning. */
  nextOpen(after: number, isAnswered: (iteration: number) => boolean): FoundQuestion;
}

/**
 * The order of a node's questions. It depends only on the parents' states and on what the combinations name, not on
 * what is answered, so it does not shift while people work through it.
 * @param budget how much work one search may do, in combinations examined; 1,000,000 by default
 */
export function questionOrder(
  combinations: readonly Combination[],
  radices: readonly number[],
  budget?: number,
): QuestionOrder {
  const questions = { combinations, radices, ...(budget === undefined ? {} : { budget }), isAnswered: () => false };
  const listed = listOf(combinations, radices, budget);
  if (!listed) {
    return {
      listed,
      upcoming: () => undefined,
      after: (iteration) => questionFrom(questions, iteration + 1),
      before: (iteration) => previousQuestion(questions, iteration),
      nextOpen: (after, isAnswered) => nextOpenQuestion({ ...questions, isAnswered }, after + 1),
    };
  }
  return askedOrder(listed);
}

/**
 * The order of a list of questions, as given: the others of the node are not asked.
 * @param listed iterations, each once
 */
export function askedOrder(listed: readonly number[]): QuestionOrder {
  /** How many questions come before an iteration, counting the iteration itself. */
  const passed = (iteration: number) => {
    if (iteration === 0) return 0;
    const place = listed.indexOf(iteration);
    return place < 0 ? standingBefore(listed, iteration) : place + 1;
  };
  const upcoming = (after: number) => {
    const place = passed(after);
    return [...listed.slice(place), ...listed.slice(0, place)];
  };
  return {
    listed,
    upcoming,
    after: (iteration) => listed[passed(iteration)],
    before: (iteration) => listed[passed(iteration) - (listed.includes(iteration) ? 2 : 1)],
    nextOpen: (after, isAnswered) => upcoming(after).find((iteration) => !isAnswered(iteration)),
  };
}

/** The position of the next higher iteration, for an iteration that is not listed. */
function standingBefore(listed: readonly number[], iteration: number): number {
  let next = Number.POSITIVE_INFINITY;
  for (const other of listed) if (other > iteration && other < next) next = other;
  const place = listed.indexOf(next);
  return place < 0 ? listed.length : place;
}

const kept = new Map<string, readonly number[] | undefined>();

function listOf(
  combinations: readonly Combination[],
  radices: readonly number[],
  budget: number | undefined,
): readonly number[] | undefined {
  const named = combinations.map(({ nodes }) => (nodes === 'rest' ? nodes : [...nodes]));
  const key = JSON.stringify([radices, named, budget]);
  const list = kept.has(key) ? kept.get(key) : makeList(combinations, radices, budget);
  kept.delete(key);
  kept.set(key, list);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return list;
}

function makeList(
  combinations: readonly Combination[],
  radices: readonly number[],
  budget: number | undefined,
): readonly number[] | undefined {
  const listed: number[] = [];
  // A search that skips everything it finds visits every question, in Gray order.
  const pass = (iteration: number) => {
    listed.push(iteration);
    return listed.length <= LISTED_QUESTIONS;
  };
  const questions = { radices, combinations, isAnswered: pass, ...(budget === undefined ? {} : { budget }) };
  return nextOpenQuestion(questions, 1) === undefined ? fewestChanges(listed, radices) : undefined;
}
