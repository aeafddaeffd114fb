/** Seconds that a question takes for each state before anything is known about the person: 150 to 175 probabilities an hour. */
export const SECONDS_PER_STATE = 22;
/** A visit longer than this was interrupted. */
export const LONGEST_VISIT = 300;
/** The starting value weighs as much as this many visits, so that one quick click does not move the estimate. */
const PRIOR_VISITS = 5;

/** One visit to a question. */
export interface Visit {
  readonly seconds: number;
  readonly states: number;
}

/**
 * Seconds that one person needs for each state of a question: the median over the visits, visits of more than five
 * minutes left out, together with five that took 22 seconds a state.
 */
export function secondsPerState(visits: readonly Visit[]): number {
  const paces = visits
    .filter(({ seconds, states }) => seconds > 0 && seconds <= LONGEST_VISIT && states > 0)
    .map(({ seconds, states }) => seconds / states);
  const sorted = [...paces, ...new Array<number>(PRIOR_VISITS).fill(SECONDS_PER_STATE)].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? SECONDS_PER_STATE;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Minutes for so many questions of a node with so many states, rounded up; 0 only when no question is left. */
export function minutesFor(questions: number, states: number, pace = SECONDS_PER_STATE): number {
  return Math.ceil((questions * states * pace) / 60);
}
