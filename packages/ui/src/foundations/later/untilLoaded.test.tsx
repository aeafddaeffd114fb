import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilLoaded } from './untilLoaded.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const failing = (times: number) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('there');
  for (let failed = 0; failed < times; failed += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return load;
};

test('R-3190: what cannot be loaded is asked for again, less and less often, until it comes', async () => {
  const load = failing(9);
  const loaded = untilLoaded(load);
  const asked: number[] = [];
  for (const wait of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    asked.push(load.mock.calls.length);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await loaded).toBe('there');
});

test('R-3190: it is asked for at once when there is a connection again', async () => {
  const load = failing(1);
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(1);
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('there');
  expect(load).toHaveBeenCalledTimes(2);
});
