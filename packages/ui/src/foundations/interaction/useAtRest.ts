import { useEffect, useState } from 'react';
import { afterMovement } from './movement.js';

/** A value that follows what is being moved. While a thumb moves it stays behind, until that rests. */
export function useAtRest<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => afterMovement(() => setShown(() => value)), [value]);
  return shown;
}
