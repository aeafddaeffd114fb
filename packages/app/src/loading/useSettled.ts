import { useEffect, useState } from 'react';

/**
 * The value of a promise, for a view that renders without waiting for it.
 * @param promise must not reject
 */
export function useSettled<Value>(promise: Promise<Value>): {
  /** Undefined until the first promise has settled. */
  readonly settled: { readonly value: Value } | undefined;
  /** Whether a newer promise is still pending. */
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
