/** Seconds per state assumed before anything is known about the person: 150 to 175 probabilities an hour. */
export const SECONDS_PER_STATE = 22;
/** A visit longer than this many seconds counts as interrupted. */
export const LONGEST_VISIT = 300;
/** The prior weighs as much as this many visits, so that one quick click does not move the estimate. */
const PRIOR_VISITS = 5;

/** One visit to a question. */
export interface Visit {
  readonly seconds: number;
  readonly states: number;
}

/**
 * Seconds that one person needs per state of a question: the median over their visits, leaving out those of more than
 * five minutes and adding five at 22 seconds a state.
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

/** More minutes than anybody works in a year: 1,800 hours. */
const A_YEAR = 1_800 * 60;

/** True if this takes more minutes than anyone can give, so that the figure would say nothing. */
export const isBeyondWork = (minutes: number): boolean => minutes > A_YEAR;

/** Minutes for this many questions of a node with this many states, rounded up; 0 only when no question is left. */
export function minutesFor(questions: number, states: number, pace = SECONDS_PER_STATE): number {
  return Math.ceil((questions * states * pace) / 60);
}
