import { useState } from 'react';

/**
 * What a form reset restores: the default value, or, where there is none, the value first shown, as with a native field.
 */
export function useResetValue<Value>(shown: Value, defaultValue: Value | undefined): Value {
  const [first] = useState(shown);
  return defaultValue === undefined ? first : defaultValue;
}
