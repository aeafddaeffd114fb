import { useCallback, useEffect, useRef } from 'react';
import type { People } from './usePeople.js';

/** Waits for the list of people, which tells who is invited already and in which ways one can invite. */
export function useLoaded(list: People): () => Promise<People> {
  const latest = useRef(list);
  const waiting = useRef<((loaded: People) => void)[]>([]);
  useEffect(() => {
    latest.current = list;
    if (!list.loading) for (const tell of waiting.current.splice(0)) tell(list);
  }, [list]);

  return useCallback(
    () =>
      latest.current.loading
        ? new Promise((resolve) => void waiting.current.push(resolve))
        : Promise.resolve(latest.current),
    [],
  );
}
