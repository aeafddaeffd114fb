import { describe, expect, test } from 'vitest';
import {
  type AnswerSteps,
  noSteps,
  recordStep,
  redone,
  stepBack,
  stepForward,
  undone,
  undoSteps,
} from './answerHistory.js';

const rows = (...values: (number | null)[]) => ({ values });
const after = (count: number): AnswerSteps =>
  Array.from({ length: count }, (_, index) => index).reduce(
    (steps, index) => recordStep(steps, { before: rows(index, 50), after: rows(index + 1, 50) }),
    noSteps,
  );

describe('what was answered can be taken back', () => {
  test('gesture by gesture, and done again', () => {
    const steps = after(2);
    expect(stepBack(steps, rows(2, 50))?.before).toEqual(rows(1, 50));
    const one = undone(steps);
    expect(stepBack(one, rows(1, 50))?.before).toEqual(rows(0, 50));
    expect(stepForward(one, rows(1, 50))?.after).toEqual(rows(2, 50));
    expect(redone(one)).toEqual(steps);
    expect(stepForward(steps, rows(2, 50))).toBeUndefined();
  });

  test(`for the last ${undoSteps} gestures`, () => {
    let steps = after(undoSteps + 10);
    let value = undoSteps + 10;
    while (stepBack(steps, rows(value, 50))) {
      steps = undone(steps);
      value -= 1;
    }
    expect(value).toBe(10);
  });

  test('a gesture while it is under way, as one', () => {
    const before = rows(1, 50);
    const moved = [2, 3, 4].reduce((steps, value) => recordStep(steps, { before, after: rows(value, 50) }), after(1));
    expect(moved.past).toHaveLength(2);
    expect(stepBack(moved, rows(4, 50))?.before).toEqual(rows(1, 50));
    expect(stepBack(undone(moved), rows(1, 50))?.before).toEqual(rows(0, 50));
    expect(recordStep(moved, { before, after: rows(4, 50) })).toBe(moved);
  });

  test('a gesture that came to nothing leaves what could be taken back', () => {
    const steps = after(2);
    const before = rows(2, 50);
    const begun = recordStep(steps, { before, after: rows(9, 50) });
    expect(recordStep(begun, { before, after: rows(2, 50) })).toEqual(steps);
  });

  test('a gesture that changed nothing is no step', () => {
    expect(recordStep(noSteps, { before: rows(null, 50), after: rows(null, 50) })).toBe(noSteps);
  });

  test('a new gesture forgets what was taken back', () => {
    const steps = recordStep(undone(after(2)), { before: rows(1, 50), after: rows(9, 50) });
    expect(stepForward(steps, rows(9, 50))).toBeUndefined();
    expect(stepBack(steps, rows(9, 50))?.before).toEqual(rows(1, 50));
  });

  test('nothing is offered over answers that somebody else has changed', () => {
    const steps = after(2);
    expect(stepBack(steps, rows(80, 20))).toBeUndefined();
    const newer = recordStep(steps, { before: rows(80, 20), after: rows(81, 20) });
    expect(newer.past).toHaveLength(1);
  });
});
