import { type RefObject, useEffect } from 'react';

/** Calls back when the form of a control is reset. */
export function useFormReset(control: RefObject<HTMLInputElement | null>, onReset: (event: Event) => void): void {
  useEffect(() => {
    const input = control.current;
    const root = input?.getRootNode();
    if (!input || !root) return;
    // Listens above the form: a control may change its form at any time.
    const listen = (event: Event) => {
      if (event.target === input.form && !event.defaultPrevented) onReset(event);
    };
    root.addEventListener('reset', listen);
    return () => root.removeEventListener('reset', listen);
  });
}
