import { useState } from 'react';
import { useEvent } from './useEvent.js';

/** State that is controlled by the parent if it passes `value`, and otherwise kept here. */
export function useControllableState<Value, Details = undefined>(options: {
  value: Value | undefined;
  defaultValue: Value;
  onChange?: ((value: Value, details: Details) => void) | undefined;
}): readonly [Value, (next: Value, details: Details) => void] {
  const [held, setHeld] = useState(options.defaultValue);
  const set = useEvent((next: Value, details: Details) => {
    if (options.value === undefined) setHeld(() => next);
    options.onChange?.(next, details);
  });

  return [options.value === undefined ? held : options.value, set];
}
