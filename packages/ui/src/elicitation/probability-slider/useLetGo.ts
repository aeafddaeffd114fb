import { type RefObject, useEffect } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';

/**
 * Listens to the native `change` event, fired when the control is released, which React does not expose (its onChange
 * is `input`). With assistive technology it is the only end of a gesture.
 */
export function useLetGo(control: RefObject<HTMLInputElement | null>, onLetGo: () => void): void {
  const letGo = useEvent(onLetGo);
  useEffect(() => {
    const input = control.current;
    input?.addEventListener('change', letGo);
    return () => input?.removeEventListener('change', letGo);
  }, [control, letGo]);
}
