import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterMovement, beginMovement, endMovement } from './movement.js';

const gesture = {};
/** A step, from which something follows. */
function step(follows: () => void = vi.fn()): () => void {
  beginMovement(gesture);
  afterMovement(follows);
  return follows;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  endMovement(gesture);
  vi.useRealTimers();
});

test('R-3169: nothing follows a thumb that is dragged slowly before it rests, or has been moving for a second', () => {
  const slow: (() => void)[] = [];
  for (let steps = 0; steps < 6; steps += 1) {
    slow.push(step());
    vi.advanceTimersByTime(100);
  }
  for (const follows of slow) expect(follows).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  for (const follows of slow) expect(follows).toHaveBeenCalledOnce();

  const first = step();
  for (let steps = 0; steps < 10; steps += 1) {
    vi.advanceTimersByTime(100);
    step();
  }
  expect(first).toHaveBeenCalledOnce();
});

test('R-3170: what follows from what was told at rest comes with it, and the next step waits for its own rest', () => {
  const further = vi.fn();
  step();
  vi.advanceTimersByTime(300);
  afterMovement(further);
  expect(further).toHaveBeenCalledOnce();

  const next = step();
  vi.advanceTimersByTime(50);
  expect(next).not.toHaveBeenCalled();
  endMovement(gesture);
  expect(next).toHaveBeenCalledOnce();
});
