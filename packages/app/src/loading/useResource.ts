import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';

export interface Resource<Known> {
  /** What is known by now. */
  readonly known: Known;
  /** True while the server is asked. */
  readonly loading: boolean;
  /** Asks the server again, while what is known stays. */
  readonly reload: () => Promise<void>;
  /** Changes what is known before the server says so. */
  readonly change: (edit: (known: Known) => Known) => void;
}

/**
 * What the loader of a route without a page answers, for as long as somebody looks at it: asked for at once, again when
 * the network is back, and whenever the page around it is loaded again.
 * @param href where the route is
 * @param nothing what is known before the first answer
 * @param keep what is known after an answer
 */
export function useResource<Loaded, Known>(
  href: string,
  nothing: Known,
  keep: (known: Known, loaded: Loaded) => Known,
): Resource<Known> {
  const { data, state, load, reset } = useFetcher<Loaded>();
  const [latest, setLatest] = useState({ data, known: nothing });
  // An answer counts once: what was changed since is newer.
  if (data && data !== latest.data) setLatest({ data, known: keep(latest.known, data as Loaded) });

  const isLookedAt = useRef(false);
  const reload = useCallback(async () => {
    // What was sent before somebody left may end after it.
    if (isLookedAt.current) await load(href);
  }, [load, href]);

  useEffect(() => {
    const again = () => void reload();
    isLookedAt.current = true;
    again();
    window.addEventListener('online', again);
    return () => {
      isLookedAt.current = false;
      window.removeEventListener('online', again);
      // Ends what is under way: nobody waits for it any more.
      reset();
    };
  }, [reload, reset]);

  return {
    known: latest.known,
    loading: state !== 'idle',
    reload,
    change: useCallback(
      (edit) => setLatest(({ data: answered, known }) => ({ data: answered, known: edit(known) })),
      [],
    ),
  };
}
