import { useEffect, useRef } from 'react';

/**
 * Blocks further submissions until the current one is answered. Rendered state updates too late for this: a double
 * click would register twice, and the second mail would invalidate the link in the first.
 *
 * @param submitting true while a submission is pending
 * @param outcome the result of the last attempt; a new object for each
 */
export function useSingleSubmit(submitting: boolean, outcome: unknown): (submit: () => void) => void {
  const sent = useRef(false);
  useEffect(() => {
    sent.current = submitting;
  }, [submitting, outcome]);

  return (submit) => {
    if (sent.current) return;
    sent.current = true;
    submit();
  };
}
