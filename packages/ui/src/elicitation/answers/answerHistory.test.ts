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

const after = (count: number): AnswerSteps =>
  Array.from({ length: count }, (_, index) => index).reduce(
    (steps, index) => recordStep(steps, { before: [index, 50], after: [index + 1, 50] }),
    noSteps,
  );

describe('what was answered can be taken back', () => {
  test('gesture by gesture, and done again', () => {
    const steps = after(2);
    expect(stepBack(steps, [2, 50])?.before).toEqual([1, 50]);
    const one = undone(steps);
    expect(stepBack(one, [1, 50])?.before).toEqual([0, 50]);
    expect(stepForward(one, [1, 50])?.after).toEqual([2, 50]);
    expect(redone(one)).toEqual(steps);
    expect(stepForward(steps, [2, 50])).toBeUndefined();
  });

  test(`for the last ${undoSteps} gestures`, () => {
    let steps = after(undoSteps + 10);
    let value = undoSteps + 10;
    while (stepBack(steps, [value, 50])) {
      steps = undone(steps);
      value -= 1;
    }
    expect(value).toBe(10);
  });

  test('a gesture while it is under way, as one', () => {
    const before = [1, 50];
    const moved = [2, 3, 4].reduce((steps, value) => recordStep(steps, { before, after: [value, 50] }), after(1));
    expect(moved.past).toHaveLength(2);
    expect(stepBack(moved, [4, 50])?.before).toEqual([1, 50]);
    expect(stepBack(undone(moved), [1, 50])?.before).toEqual([0, 50]);
    expect(recordStep(moved, { before, after: [4, 50] })).toBe(moved);
  });

  test('a gesture that came to nothing leaves what could be taken back', () => {
    const steps = after(2);
    const before = [2, 50];
    const begun = recordStep(steps, { before, after: [9, 50] });
    expect(recordStep(begun, { before, after: [2, 50] })).toEqual(steps);
  });

  test('a gesture that changed nothing is no step', () => {
    expect(recordStep(noSteps, { before: [null, 50], after: [null, 50] })).toBe(noSteps);
  });

  test('a new gesture forgets what was taken back', () => {
    const steps = recordStep(undone(after(2)), { before: [1, 50], after: [9, 50] });
    expect(stepForward(steps, [9, 50])).toBeUndefined();
    expect(stepBack(steps, [9, 50])?.before).toEqual([1, 50]);
  });

  test('nothing is offered over answers that somebody else has changed', () => {
    const steps = after(2);
    expect(stepBack(steps, [80, 20])).toBeUndefined();
    const newer = recordStep(steps, { before: [80, 20], after: [81, 20] });
    expect(newer.past).toHaveLength(1);
  });
});
