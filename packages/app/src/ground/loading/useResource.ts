import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { afterPaint } from './afterPaint.js';

export interface Resource<Known> {
  /** The data known so far. */
  readonly known: Known;
  /** True until the first response, and while a request is pending. */
  readonly loading: boolean;
  /** Loads again; the known data stays until then. */
  readonly reload: () => Promise<void>;
  /** Changes the known data before the server confirms it. */
  readonly change: (edit: (known: Known) => Known) => void;
}

/**
 * Loads the data of a route without a page for as long as the component is mounted: once that is seen, when the network is
 * back, and whenever the surrounding page is reloaded.
 * @param href the route's address
 * @param nothing the known data before the first response
 * @param keep merges a response into the known data
 */
export function useResource<Loaded, Known>(
  href: string,
  nothing: Known,
  keep: (known: Known, loaded: Loaded) => Known,
): Resource<Known> {
  const { data, state, load, reset } = useFetcher<Loaded>();
  const [latest, setLatest] = useState({ data, known: nothing });
  // Merge each response once: later local changes are newer.
  if (data && data !== latest.data) setLatest({ data, known: keep(latest.known, data as Loaded) });

  const isLookedAt = useRef(false);
  const pending = useRef(0);
  const reload = useCallback(async () => {
    // A call started before unmounting may finish after it.
    if (!isLookedAt.current) return;
    pending.current += 1;
    await load(href).finally(() => (pending.current -= 1));
  }, [load, href]);

  useEffect(() => {
    const again = () => void reload();
    isLookedAt.current = true;
    // For a request that begins or is cancelled, the router draws the whole page again: never before what was asked for.
    const stop = afterPaint(again);
    window.addEventListener('online', again);
    return () => {
      isLookedAt.current = false;
      stop();
      window.removeEventListener('online', again);
      // Cancels the pending request: nobody waits for it any more.
      if (pending.current > 0) reset();
    };
  }, [reload, reset]);

  return {
    known: latest.known,
    // The router tells of the first request only after what is mounted has been seen: "nobody yet" would be a guess.
    loading: data === undefined || state !== 'idle',
    reload,
    change: useCallback(
      (edit) => setLatest(({ data: answered, known }) => ({ data: answered, known: edit(known) })),
      [],
    ),
  };
}
