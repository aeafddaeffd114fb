import { useEffect, useRef } from 'react';

/**
 * Lets one submission pass until there is an answer to it. What is rendered learns too late that something is sent: a
 * double click would register twice, and the second mail make the first worthless.
 *
 * @param submitting true while something is sent
 * @param outcome what came of the last try; a new one for each
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
