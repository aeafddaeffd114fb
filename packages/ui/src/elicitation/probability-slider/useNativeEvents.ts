import { type RefObject, useEffect } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';

/**
 * Tells what React does not: that the native control was let go (`change`; React's own onChange is `input`), which is
 * all that assistive technology sends, and that its form was reset.
 */
export function useNativeEvents(
  control: RefObject<HTMLInputElement | null>,
  handlers: { onLetGo: () => void; onReset: (event: Event) => void },
): void {
  const onLetGo = useEvent(handlers.onLetGo);
  const onReset = useEvent(handlers.onReset);
  useEffect(() => {
    const input = control.current;
    const root = input?.getRootNode();
    if (!input || !root) return;
    // Listens above the form: a control may change its form at any time.
    const reset = (event: Event) => {
      if (event.target === input.form && !event.defaultPrevented) onReset(event);
    };
    input.addEventListener('change', onLetGo);
    root.addEventListener('reset', reset);
    return () => {
      input.removeEventListener('change', onLetGo);
      root.removeEventListener('reset', reset);
    };
  }, [control, onLetGo, onReset]);
}
