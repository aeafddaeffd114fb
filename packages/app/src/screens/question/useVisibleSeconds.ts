import { useCallback, useEffect, useRef } from 'react';

/** A monotonic time in milliseconds, unaffected by changes of the system clock. */
export type Stopwatch = () => number;

/**
 * Counts the seconds for which the page has been visible since this question appeared. A new `question` restarts it.
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
