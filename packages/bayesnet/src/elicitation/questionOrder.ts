import type { Combination } from './combination.js';
import { fewestChanges } from './fewestChanges.js';
import { nextOpenQuestion, previousQuestion, questionFrom } from './openQuestion.js';

/** A node with more questions than this is asked in the order of its iterations. */
export const LISTED_QUESTIONS = 5_000;
/** So many orders are kept for the next time that they are asked for. */
const KEPT = 50;

/** An iteration; undefined where there is none; 'budget' where it takes too long to say. */
export type FoundQuestion = number | undefined | 'budget';

/**
 * The order in which the questions of a node are asked: those that no combination decides. One parent changes from
 * one to the next, by one step, wherever that can be. An iteration that a combination decides, opened by its
 * address, stands just before the next iteration that is asked.
 */
export interface QuestionOrder {
  /** All of them in order; undefined where there are more than 5,000, which are asked in the order of iterations. */
  readonly listed: readonly number[] | undefined;
  /** Those of `listed` that come after an iteration, and then those from the beginning on up to it. 0 comes before all. */
  upcoming(after: number): readonly number[] | undefined;
  /** The question after an iteration, answered or not; the first one for 0. */
  after(iteration: number): FoundQuestion;
  /** The question before an iteration, answered or not: where Back leads. */
  before(iteration: number): FoundQuestion;
  /** The first after an iteration that is not answered, and from the beginning where there is none. */
  nextOpen(after: number, isAnswered: (iteration: number) => boolean): FoundQuestion;
}

/**
 * The order of a node's questions. It depends on the states of the parents and on what the combinations name alone:
 * not on what is answered, so that it stays as it is while people go through it.
 * @param budget how much work one search may do, in combinations looked at; 1,000,000 unless told
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
  /** How many questions stand before or at an iteration. */
  const passed = (iteration: number) => {
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

/** The place of the lowest iteration beyond one that is not listed. */
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
  // A search that passes over whatever it finds comes by every question, in Gray order.
  const pass = (iteration: number) => {
    listed.push(iteration);
    return listed.length <= LISTED_QUESTIONS;
  };
  const questions = { radices, combinations, isAnswered: pass, ...(budget === undefined ? {} : { budget }) };
  return nextOpenQuestion(questions, 1) === undefined ? fewestChanges(listed, radices) : undefined;
}
