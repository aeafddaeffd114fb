import { expect, test, vi } from 'vitest';
import { inSlices } from './inSlices.js';

/** Ten steps of as many milliseconds each. */
function computation(clock: { now: number }, milliseconds: number) {
  const steps = vi.fn();
  function* run(): Generator<number, string, void> {
    for (let step = 0; step < 10; step += 1) {
      clock.now += milliseconds;
      steps();
      yield (step + 1) / 10;
    }
    return 'found';
  }
  return { run: run(), steps };
}

const around = (clock: { now: number }, isCancelled = () => false) => ({
  now: () => clock.now,
  pause: vi.fn(() => Promise.resolve()),
  isCancelled,
  onProgress: vi.fn(),
});

test('what is computed quickly says nothing of its progress', async () => {
  const clock = { now: 0 };
  const surroundings = around(clock);
  expect(await inSlices(computation(clock, 2).run, surroundings)).toBe('found');
  expect(surroundings.onProgress).not.toHaveBeenCalled();
});

test('after 300 ms it says how far it is', async () => {
  const clock = { now: 0 };
  const surroundings = around(clock);
  await inSlices(computation(clock, 60).run, surroundings);
  expect(surroundings.onProgress.mock.calls).toEqual([[0.5], [0.6], [0.7], [0.8], [0.9], [1]]);
});

test('what nobody wants any more ends at the next pause', async () => {
  const clock = { now: 0 };
  let cancelled = false;
  const { run, steps } = computation(clock, 40);
  const surroundings = around(clock, () => cancelled);
  surroundings.pause.mockImplementationOnce(() => {
    cancelled = true;
    return Promise.resolve();
  });
  expect(await inSlices(run, surroundings)).toBeUndefined();
  expect(steps).toHaveBeenCalledTimes(1);
});
