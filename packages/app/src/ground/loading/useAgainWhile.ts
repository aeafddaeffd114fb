import { useEffect } from 'react';

/** Milliseconds after which it is looked at first, and between two looks at most. */
const FIRST = 1000;
const LONGEST = 30_000;

/** Looks again while something is about to change by itself: soon at first, then ever more seldom. */
export function useAgainWhile(isWaiting: boolean, again: () => Promise<void>): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    let pause = FIRST;
    let timer: number;
    const look = () => {
      if (!document.hidden && navigator.onLine) void again();
      pause = Math.min(2 * pause, LONGEST);
      timer = window.setTimeout(look, pause);
    };
    timer = window.setTimeout(look, pause);
    return () => window.clearTimeout(timer);
  }, [isWaiting, again]);
}
