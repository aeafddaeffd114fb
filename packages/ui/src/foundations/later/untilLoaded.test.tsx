import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilLoaded } from './untilLoaded.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** As Chrome, Firefox, Safari, webpack and Vite say it. */
const messages = [
  'Failed to fetch dynamically imported module: https://example.org/FineLine-X.js',
  'error loading dynamically imported module: https://example.org/FineLine-X.js',
  'Importing a module script failed.',
  'Loading chunk 12 failed.',
  'Unable to preload CSS for /assets/FineLine-X.css',
];
const failing = (times: number, message = messages[0]) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('there');
  for (let failed = 0; failed < times; failed += 1) load.mockRejectedValueOnce(new TypeError(message));
  return load;
};

test.each(messages)('R-3190: what did not come is asked for again: "%s"', async (message) => {
  const load = failing(1, message);
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(500);
  expect([await loaded, load.mock.calls.length]).toEqual(['there', 2]);
});

test('R-3190: it is asked for less and less often, and given up after the fifth time', async () => {
  const load = failing(9);
  const loaded = untilLoaded(load);
  const told = vi.fn<(cause: unknown) => void>();
  loaded.catch(told);
  const asked: number[] = [];
  for (const wait of [500, 1_000, 2_000, 4_000]) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    asked.push(load.mock.calls.length);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, load.mock.calls.length, told.mock.calls.length]).toEqual([[1, 2, 3, 4], 5, 1]);
});

test('R-3190: it is asked for at once when there is a connection again', async () => {
  const load = failing(1);
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(1);
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('there');
  expect(load).toHaveBeenCalledTimes(2);
});

test('R-3194: an error in the file itself is thrown at once', async () => {
  const load = failing(1, "Cannot read properties of undefined (reading 'loaded')");
  await expect(untilLoaded(load)).rejects.toThrow('Cannot read properties');
  expect(load).toHaveBeenCalledTimes(1);
});
