import { accuracyAhead, BATCH, type Candidate, casesFor, type ErrorAhead, isProblem } from '@credence/bayesnet';
import { ranking, type RankQuestion } from './ranking.js';
import type { InferenceTask } from './task.js';

export interface PointAhead extends ErrorAhead {
  /** After so many more answers. */
  readonly more: number;
}

export interface FoundAccuracy {
  readonly matters: readonly PointAhead[];
  /** The same in the order of the file. */
  readonly oneChange: readonly PointAhead[];
}

const SAMPLES = 60;
const FEWEST = 20;

/** How many networks are drawn: fewer where each of many cases has to be looked at. */
export const samplesFor = (cases: number): number => Math.max(FEWEST, Math.floor(SAMPLES / Math.max(1, cases - 1)));

/** How far off the outcomes will be if the questions are answered in either order. */
export const accuracy: InferenceTask<RankQuestion, FoundAccuracy> = function* (network, question) {
  const found = yield* ranking(network, question);
  if (isProblem(found)) return found;
  const { outcomes, cases, said, open, plan } = found;
  const planned = new Set(plan);
  const matters = [...plan, ...open.filter((candidate) => !planned.has(candidate))];
  const counts = countsUpTo(open.length);
  const errors = yield* accuracyAhead(network.supposed, {
    outcomes,
    cases,
    counts,
    uncertain: [...said, ...open],
    orders: [matters, open],
    worth: usualWorth(said),
    samples: samplesFor(cases.length),
  });
  if (isProblem(errors)) return errors;
  const points = (order: readonly ErrorAhead[] = []) => order.map((error, at) => ({ ...error, more: counts[at] ?? 0 }));
  return { matters: points(errors[0]), oneChange: points(errors[1]) };
};

/** Now, after one batch, two, four and so on, and at the end. */
function countsUpTo(open: number): number[] {
  const counts = [0];
  for (let count = BATCH; count < open && counts.length < 6; count *= 2) counts.push(count);
  return open > 0 ? [...counts, open] : counts;
}

/** What the answers so far are worth, in the middle; as "rather certain" as long as there are none. */
function usualWorth(said: readonly Candidate[]): number {
  const cases = said.map((each) => each.cases).toSorted((one, other) => one - other);
  return cases[Math.floor(cases.length / 2)] ?? casesFor(1);
}
