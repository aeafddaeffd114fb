import { useCallback, useInsertionEffect, useRef } from 'react';

/** A callback that stays the same from one rendering to the next and always does what the newest one does. */
export function useEvent<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
