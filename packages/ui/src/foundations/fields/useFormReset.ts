import { type RefObject, useEffect, useReducer } from 'react';
import { useEvent } from '../interaction/useEvent.js';

const controls = 'input, select, textarea, button';
const isControl = (element: Element): element is HTMLInputElement => element.matches(controls);

/** The form that an element, or the first control inside it, takes part in. */
function formOf(element: HTMLElement | null): HTMLFormElement | null {
  const control = element && (isControl(element) ? element : element.querySelector(controls));
  return control && isControl(control) ? control.form : null;
}

/**
 * Tells that the form was reset in which an element takes part, which React does not. It is told after the browser has
 * put its own defaults back, and the component is drawn again: what is held here then stands in the page once more.
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
