import { type RefObject, useEffect } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';

/**
 * Tells what React does not: that the native control was let go (`change`; React's own onChange is `input`), which is
 * all that assistive technology sends.
 */
export function useLetGo(control: RefObject<HTMLInputElement | null>, onLetGo: () => void): void {
  const letGo = useEvent(onLetGo);
  useEffect(() => {
    const input = control.current;
    input?.addEventListener('change', letGo);
    return () => input?.removeEventListener('change', letGo);
  }, [control, letGo]);
}
