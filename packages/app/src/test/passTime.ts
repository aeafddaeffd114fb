import { onTestFinished, vi } from 'vitest';

/** From here on timers run as ever, and what is returned lets milliseconds pass at once. */
export function passTime(): (milliseconds: number) => Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds) => vi.advanceTimersByTimeAsync(milliseconds);
}
