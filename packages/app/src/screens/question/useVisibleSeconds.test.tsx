import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useVisibleSeconds } from './useVisibleSeconds.js';

let now = 0;
const stopwatch = () => now;
const pass = (seconds: number) => (now += seconds * 1000);

function turn(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => void vi.restoreAllMocks());

test('whole seconds are counted from the moment a question shows (R-724)', async () => {
  const { result } = await renderHook(() => useVisibleSeconds('1', stopwatch));
  pass(38.9);
  expect(result.current()).toBe(38);
});

test('the seconds in which the page is hidden do not count (R-724)', async () => {
  const { result } = await renderHook(() => useVisibleSeconds('1', stopwatch));
  pass(10);
  turn('hidden');
  pass(600);
  turn('visible');
  pass(5);
  expect(result.current()).toBe(15);
});

test('the next question starts from nothing (R-724)', async () => {
  const { result, rerender } = await renderHook((question?: string) => useVisibleSeconds(question ?? '1', stopwatch));
  pass(10);
  await rerender('2');
  pass(3);
  expect(result.current()).toBe(3);
});
