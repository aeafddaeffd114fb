import { startTransition, useEffect, useState } from 'react';

/**
 * The value of a promise, for a view that renders without waiting for it. Its arrival is rendered in slices, so that a
 * slow device goes on scrolling and reading keys meanwhile.
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
    void promise.then((value) => {
      if (current) startTransition(() => setSettled({ promise, value }));
    });
    return () => {
      current = false;
    };
  }, [promise]);
  return { settled, pending: settled?.promise !== promise };
}
