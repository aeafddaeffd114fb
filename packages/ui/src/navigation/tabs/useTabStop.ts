import { type RefObject, useEffect, useState } from 'react';

/** What the Tab key reaches by itself. */
const reached = [
  'a[href]',
  'button:enabled',
  'input:enabled:not([type="hidden"])',
  'select:enabled',
  'textarea:enabled',
  'summary',
  'iframe',
  ':is(audio, video)[controls]',
  '[contenteditable]:not([contenteditable="false"])',
  '[tabindex]:not([tabindex^="-"])',
].join();

/** Whether a panel itself should be a stop for the Tab key: nothing in it is, and so its text could not be scrolled. */
export function useTabStop(panel: RefObject<HTMLElement | null>): boolean {
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const look = () => setStop(element.querySelector(reached) === null);
    look();
    const changes = new MutationObserver(look);
    changes.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ['href', 'disabled', 'tabindex', 'type', 'contenteditable'],
    });
    return () => changes.disconnect();
  }, [panel]);
  return isStop;
}
