import { type AnswerRows, sameShare, type ShareValues } from './share.js';

/**
 * One answer per state, in percent, 1 to 99; null if not answered yet. They need not add up to 100.
 * @since 0.1.0
 */
export type ProbabilityValues = readonly (number | null)[];

/** Whether two lists contain the same answers. */
export const sameAnswers = (one: ShareValues, other: ShareValues): boolean =>
  one.length === other.length && one.every((value, index) => sameShare(value, other[index]));

/** Whether rows contain the same answers and, as far as nobody set them, stand at the same shares. */
const sameRows = (one: AnswerRows, other: AnswerRows): boolean =>
  sameAnswers(one.values, other.values) && sameAnswers(one.start ?? [], other.start ?? []);

/** One gesture, in progress or finished: all rows before and after it. */
export interface AnswerStep {
  readonly before: AnswerRows;
  readonly after: AnswerRows;
}

/** The gestures that can be undone, and those that can be redone. */
export interface AnswerSteps {
  readonly past: readonly AnswerStep[];
  readonly future: readonly AnswerStep[];
}

/** How many gestures can be undone. */
export const undoSteps = 50;

export const noSteps: AnswerSteps = { past: [], future: [] };

/**
 * Adds a gesture, or extends the last one if both start from the very same rows. A gesture that changed nothing is
 * ignored. Adding one discards everything that was undone before it.
 */
export function recordStep(steps: AnswerSteps, step: AnswerStep): AnswerSteps {
  const last = steps.past.at(-1);
  const goesOn = last?.before.values === step.before.values;
  if (sameRows(goesOn ? last.after : step.before, step.after)) return steps;
  // The answers were changed from outside, so earlier gestures no longer apply.
  const reachable = stepBack(steps, step.before) ? steps.past : [];
  const earlier = goesOn ? steps.past.slice(0, -1) : reachable;
  const past = sameRows(step.before, step.after) ? earlier : [...earlier, step].slice(-undoSteps);
  return { past, future: [] };
}

/** The gesture that can be undone from these rows, if any: the rows must be the ones it produced. */
export function stepBack({ past }: AnswerSteps, rows: AnswerRows): AnswerStep | undefined {
  const last = past.at(-1);
  return last && sameRows(last.after, rows) ? last : undefined;
}

/** The gesture that can be redone from these rows, if any. */
export function stepForward({ future }: AnswerSteps, rows: AnswerRows): AnswerStep | undefined {
  const next = future.at(-1);
  return next && sameRows(next.before, rows) ? next : undefined;
}

/** The history after undoing the last gesture. */
export const undone = ({ past, future }: AnswerSteps): AnswerSteps => ({
  past: past.slice(0, -1),
  future: [...future, ...past.slice(-1)],
});

/** The history after redoing the gesture that was undone last. */
export const redone = ({ past, future }: AnswerSteps): AnswerSteps => ({
  past: [...past, ...future.slice(-1)],
  future: future.slice(0, -1),
});
