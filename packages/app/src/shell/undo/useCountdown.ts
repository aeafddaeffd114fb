import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `ms` milliseconds, not counting time spent paused. */
export function useCountdown({ ms, paused, onEnd }: { ms: number; paused: boolean; onEnd: () => void }): void {
  const left = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused]);
}
