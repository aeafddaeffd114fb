import { type RefObject, useEffect, useReducer } from 'react';
import { useEvent } from '../interaction/useEvent.js';

const controls = 'input, select, textarea, button';
const isControl = (element: Element): element is HTMLInputElement => element.matches(controls);

/** The form that an element, or the first control inside it, belongs to. */
export function formOf(element: HTMLElement | null): HTMLFormElement | null {
  const control = element && (isControl(element) ? element : element.querySelector(controls));
  return control && isControl(control) ? control.form : null;
}

/**
 * Calls back when the form an element belongs to is reset, which React does not report. It runs after the browser has
 * restored its own defaults, and renders the component again, which puts React's state back on the page. What is
 * controlled by the parent must stay, unreported: React resets a form after each of its actions.
 */
export function useFormReset(element: RefObject<HTMLElement | null>, onReset: (event: Event) => void): void {
  const tell = useEvent(onReset);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);

  useEffect(() => {
    const above = element.current?.getRootNode();
    if (!above) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Listens above the form: a control may change its form at any time.
    const reset = (event: Event) => {
      if (event.target !== formOf(element.current)) return;
      timer = setTimeout(() => {
        if (event.defaultPrevented) return;
        tell(event);
        drawAgain();
      });
    };
    above.addEventListener('reset', reset);
    return () => {
      clearTimeout(timer);
      above.removeEventListener('reset', reset);
    };
  }, [element, tell]);
}
