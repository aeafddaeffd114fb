import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds that go on evenly, whatever the clock on the wall does. */
export type Stopwatch = () => number;

/**
 * Counts the seconds that the page was visible since this question was shown. Starts over with `question`.
 * @returns the whole seconds so far
 */
export function useVisibleSeconds(question: string, stopwatch: Stopwatch = () => performance.now()): () => number {
  const counted = useRef(0);
  const since = useRef<number | null>(null);
  const watch = useRef(stopwatch);

  const take = useCallback(() => {
    if (since.current !== null) counted.current += watch.current() - since.current;
    since.current = document.visibilityState === 'visible' ? watch.current() : null;
  }, []);

  useEffect(() => {
    counted.current = 0;
    since.current = null;
    take();
    document.addEventListener('visibilitychange', take);
    return () => document.removeEventListener('visibilitychange', take);
  }, [question, take]);

  return useCallback(() => {
    take();
    return Math.floor(counted.current / 1000);
  }, [take]);
}
