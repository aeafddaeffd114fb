import { useEffect, useEffectEvent, useRef } from 'react';
import type { Fetcher } from 'react-router-dom';

/**
 * What the last submission of a fetcher came to; undefined before it and while one is under way.
 * @param tell called once for each
 */
export function useOutcome<Outcome extends object>(
  { state, data }: Fetcher<Outcome>,
  tell: (outcome: Outcome) => void,
): Outcome | undefined {
  const outcome = state === 'idle' ? data : undefined;
  const told = useRef<Outcome>(undefined);
  const tellNow = useEffectEvent(tell);

  useEffect(() => {
    if (!outcome || told.current === outcome) return;
    told.current = outcome;
    tellNow(outcome);
  }, [outcome]);
  return outcome;
}
