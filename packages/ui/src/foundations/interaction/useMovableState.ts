import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterMovement } from './movement.js';
import { useEvent } from './useEvent.js';

interface MovableState<Value, Details> {
  /** As rendered: while something is moved, it may be behind. */
  readonly rendered: Value;
  /** As it is, even before it is rendered. */
  readonly latest: () => Value;
  /** Tells the parent at once. A step of a movement is rendered after it, by whoever does not draw it otherwise. */
  readonly set: (next: Value, details: Details, isMovement?: boolean) => void;
}

/** State that is controlled by the parent if it passes `value`, and otherwise kept here and rendered at rest. */
export function useMovableState<Value, Details>(options: {
  value: Value | undefined;
  defaultValue: Value;
  onChange: ((value: Value, details: Details) => void) | undefined;
}): MovableState<Value, Details> {
  const [held, setHeld] = useState(options.defaultValue);
  const kept = useRef(held);
  const isBehind = useRef(false);
  const render = useCallback(() => {
    isBehind.current = false;
    setHeld(() => kept.current);
  }, []);
  const set = useEvent((next: Value, details: Details, isMovement?: boolean) => {
    if (options.value === undefined) {
      // What was drawn otherwise has to be known to React before it can be told from what comes instead.
      if (isBehind.current && !isMovement) flushSync(render);
      kept.current = next;
      isBehind.current = true;
      if (isMovement) afterMovement(render);
      else render();
    }
    options.onChange?.(next, details);
  });
  const latest = () => (options.value === undefined ? kept.current : options.value);

  return { rendered: options.value === undefined ? held : options.value, latest, set };
}
