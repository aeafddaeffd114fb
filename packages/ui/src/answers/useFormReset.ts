import { type RefObject, useEffect } from 'react';
import { useEvent } from '../internal/useEvent.js';

/** Tells that the form was reset in which the inputs of an element take part. */
export function useFormReset(element: RefObject<HTMLElement | null>, onReset: (event: Event) => void): void {
  const tell = useEvent(onReset);
  useEffect(() => {
    const root = element.current?.getRootNode();
    if (!root) return;
    const reset = (event: Event) => {
      const form = element.current?.querySelector('input')?.form;
      if (form && event.target === form && !event.defaultPrevented) tell(event);
    };
    root.addEventListener('reset', reset);
    return () => root.removeEventListener('reset', reset);
  }, [element, tell]);
}
