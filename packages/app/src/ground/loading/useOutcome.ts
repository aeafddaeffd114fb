import { useEffect, useEffectEvent, useRef } from 'react';
import type { Fetcher } from 'react-router-dom';

/**
 * The result of a fetcher's last submission; undefined before the first one and while one is pending.
 * @param tell called once for each result
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
