import { type RefObject, useEffect } from 'react';
import { useEvent } from '../internal/useEvent.js';

/** Tells that the form of the first input below an element was reset. React does not. */
export function useFormReset(root: RefObject<HTMLElement | null>, onReset: (event: Event) => void): void {
  const told = useEvent(onReset);
  useEffect(() => {
    const above = root.current?.getRootNode();
    if (!above) return;
    // Listens above the form: inputs may change their form at any time.
    const reset = (event: Event) => {
      const form = root.current?.querySelector('input')?.form;
      if (form && event.target === form && !event.defaultPrevented) told(event);
    };
    above.addEventListener('reset', reset);
    return () => above.removeEventListener('reset', reset);
  }, [root, told]);
}
