import { onTestFinished, vi } from 'vitest';

/** From now on timers run as usual, and the returned function advances them by milliseconds at once. */
export function passTime(): (milliseconds: number) => Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds) => vi.advanceTimersByTimeAsync(milliseconds);
}
