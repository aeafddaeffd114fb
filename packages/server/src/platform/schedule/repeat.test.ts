import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.js';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('R-3261: repeated work says when it last succeeded, and how long it is overdue while it fails', async () => {
  let fails = false;
  const work = () => (fails ? Promise.reject(new Error('away')) : Promise.resolve());
  const repeated = repeat(work, 60_000);
  expect(repeated.job()).toEqual({ lastSuccess: undefined, lag: 0, failures: 0 });
  await vi.advanceTimersByTimeAsync(1000);
  const first = new Date('2026-11-20T10:00:01Z');
  expect(repeated.job()).toEqual({ lastSuccess: first, lag: 0, failures: 0 });
  fails = true;
  await vi.advanceTimersByTimeAsync(180_000);
  expect(repeated.job()).toEqual({ lastSuccess: first, lag: 120_000, failures: 3 });
  fails = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(repeated.job()).toEqual({ lastSuccess: new Date('2026-11-20T10:04:01Z'), lag: 0, failures: 3 });
  await repeated.stop();
});

test('R-3261: of work that hangs the lag grows', async () => {
  const repeated = repeat(() => new Promise(() => undefined), 60_000);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(repeated.job()).toMatchObject({ lastSuccess: undefined, lag: 60_000 });
});
