/** One answer for each state, in percent, 1 to 99; null where nobody has answered yet. They need not add up to 100. */
export type ProbabilityValues = readonly (number | null)[];

/** Whether two lists hold the same answers. */
export const sameAnswers = (one: ProbabilityValues, other: ProbabilityValues): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** One gesture, under way or finished: all answers before and after it. */
export interface AnswerStep {
  readonly before: ProbabilityValues;
  readonly after: ProbabilityValues;
}

/** The gestures that can be taken back, and those that were. */
export interface AnswerSteps {
  readonly past: readonly AnswerStep[];
  readonly future: readonly AnswerStep[];
}

/** How many gestures can be taken back. */
export const undoSteps = 50;

export const noSteps: AnswerSteps = { past: [], future: [] };

/**
 * With one more gesture; one from the very same list of answers goes on with the last. One that changed nothing is none;
 * what was taken back before it is gone.
 */
export function recordStep(steps: AnswerSteps, step: AnswerStep): AnswerSteps {
  const last = steps.past.at(-1);
  const goesOn = last?.before === step.before;
  if (sameAnswers(goesOn ? last.after : step.before, step.after)) return steps;
  // Somebody else changed the answers since: what lies before cannot be reached from here.
  const reachable = stepBack(steps, step.before) ? steps.past : [];
  const earlier = goesOn ? steps.past.slice(0, -1) : reachable;
  const past = sameAnswers(step.before, step.after) ? earlier : [...earlier, step].slice(-undoSteps);
  return { past, future: [] };
}

/** The gesture that can be taken back from these answers, if there is one: they have to be what it left behind. */
export function stepBack({ past }: AnswerSteps, values: ProbabilityValues): AnswerStep | undefined {
  const last = past.at(-1);
  return last && sameAnswers(last.after, values) ? last : undefined;
}

/** The gesture that can be done again from these answers, if there is one. */
export function stepForward({ future }: AnswerSteps, values: ProbabilityValues): AnswerStep | undefined {
  const next = future.at(-1);
  return next && sameAnswers(next.before, values) ? next : undefined;
}

/** After the last gesture has been taken back. */
export const undone = ({ past, future }: AnswerSteps): AnswerSteps => ({
  past: past.slice(0, -1),
  future: [...future, ...past.slice(-1)],
});

/** After the gesture taken back last has been done again. */
export const redone = ({ past, future }: AnswerSteps): AnswerSteps => ({
  past: [...past, ...future.slice(-1)],
  future: future.slice(0, -1),
});
