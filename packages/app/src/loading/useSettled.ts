import { useEffect, useState } from 'react';

/**
 * What a promise came to, for a view that is drawn before it has: nothing waits for it.
 * @param promise must not reject
 */
export function useSettled<Value>(promise: Promise<Value>): {
  /** Undefined until the first has settled. */
  readonly settled: { readonly value: Value } | undefined;
  /** Whether a newer one is still under way. */
  readonly pending: boolean;
} {
  const [settled, setSettled] = useState<{ promise: Promise<Value>; value: Value }>();
  useEffect(() => {
    let current = true;
    void promise.then((value) => current && setSettled({ promise, value }));
    return () => {
      current = false;
    };
  }, [promise]);
  return { settled, pending: settled?.promise !== promise };
}
