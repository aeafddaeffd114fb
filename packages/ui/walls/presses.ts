const PRESSED =
  'button, summary, input:not([type="file"]), select, textarea, [role="tab"], [role="option"], [role="menuitem"], [tabindex="0"]';
const KEYS = ['ArrowRight', 'ArrowDown', 'Home', '7', 'End', 'Enter', 'Escape'];

/** As many are pressed; a table of hundreds repeats itself. */
const MOST = 20;

/** As short as a task can be: timers wait longer the more there are. */
const moment = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/** Sets what somebody types or moves, as the browser does. */
function enter(element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

function pressOrFill(element: HTMLElement | SVGElement) {
  element.focus();
  if (element instanceof HTMLSelectElement)
    return enter(element, element.options[element.options.length - 1]?.value ?? '');
  if (element instanceof HTMLTextAreaElement) return enter(element, 'because');
  if (!(element instanceof HTMLInputElement))
    return element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  if (element.type === 'range') return enter(element, '3');
  if (element.type === 'radio' || element.type === 'checkbox') return element.click();
  return enter(element, element.inputMode === 'numeric' ? '12' : 'ab');
}

/** A press that loads another page would end the test. */
function stay(event: Event) {
  if (!(event as Event & { destination: { sameDocument: boolean } }).destination.sameDocument) event.preventDefault();
}

/** Presses and fills in everything below an element, one after the other, and presses keys on each; leaves no page. */
export async function pressEverything(page: Element): Promise<void> {
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', stay);
  try {
    const all = [...page.querySelectorAll<HTMLElement | SVGElement>(PRESSED)].filter(
      (each) => !each.closest('a[href]'),
    );
    for (const element of all.slice(0, MOST)) {
      if (!element.isConnected || element.matches(':disabled')) continue;
      pressOrFill(element);
      await moment();
      for (const key of KEYS)
        element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await moment();
    }
  } finally {
    navigation?.removeEventListener('navigate', stay);
  }
}
