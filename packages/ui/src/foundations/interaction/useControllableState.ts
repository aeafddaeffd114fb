import { useCallback, useInsertionEffect, useRef, useState } from 'react';

/** State that its parent holds where it passes `value`, and that is held here where it does not. */
export function useControllableState<Value, Details = undefined>(options: {
  value: Value | undefined;
  defaultValue: Value;
  onChange?: ((value: Value, details: Details) => void) | undefined;
}): readonly [Value, (next: Value, details: Details) => void] {
  const [held, setHeld] = useState(options.defaultValue);
  const latest = useRef(options);
  useInsertionEffect(() => {
    latest.current = options;
  });

  const set = useCallback((next: Value, details: Details) => {
    if (latest.current.value === undefined) setHeld(() => next);
    latest.current.onChange?.(next, details);
  }, []);

  return [options.value === undefined ? held : options.value, set];
}
