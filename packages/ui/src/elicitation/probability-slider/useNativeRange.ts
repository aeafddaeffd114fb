import { type RefObject, useEffect } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';

/**
 * What React leaves undone on a native range. It does not expose the `change` event, fired when the control is released
 * (its onChange is `input`); with assistive technology that is the only end of a gesture. And it lets the thumb stay
 * where somebody moved it before the server's markup was hydrated, beside words and numbers that say otherwise.
 */
export function useNativeRange(control: RefObject<HTMLInputElement | null>, shown: number, onLetGo: () => void): void {
  const letGo = useEvent(onLetGo);
  const settle = useEvent(() => {
    if (control.current) control.current.value = String(shown);
  });
  useEffect(() => {
    settle();
    const input = control.current;
    input?.addEventListener('change', letGo);
    return () => input?.removeEventListener('change', letGo);
  }, [control, letGo, settle]);
}
