import { onTestFinished, vi } from 'vitest';
import { keepFresh } from '../ground/loading/keepFresh.js';
import type { Router } from '../ground/loading/refresh.js';

/** Keeps a router's page open for as long as the test says, while the timer refreshes it. */
export function lookingOn(router: Router) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const stop = keepFresh(router);
  const visibility = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  onTestFinished(() => {
    stop();
    visibility.mockRestore();
    vi.useRealTimers();
  });
  return {
    forSeconds: (seconds: number) => vi.advanceTimersByTime(seconds * 1000),
    goAway() {
      visibility.mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
    },
    comeBack() {
      visibility.mockReturnValue(false);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
