import { type RefObject, useEffect } from 'react';
import { useEvent } from '../interaction/useEvent.js';

/** What a press consists of, for a mouse and for a finger. */
const PARTS = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
];

/** How long, in milliseconds, the click of a press that was released may take to come. */
const CLICK_COMES = 500;

/**
 * Closes what is open by a press outside of it, and takes that press whole: whatever lies below is neither moved, ticked
 * nor opened by it.
 * @param inside the elements of what is open, and of the button that opened it
 */
export function useOutsidePress(
  isOpen: boolean,
  inside: readonly RefObject<Element | null>[],
  onPress: (event: PointerEvent) => void,
): void {
  const press = useEvent(onPress);
  const isInside = useEvent((event: Event) => {
    const path = event.composedPath();
    return inside.some(({ current }) => current !== null && path.includes(current));
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    let taken: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      listening.abort();
    };
    const take = (event: Event) => {
      event.stopImmediatePropagation();
      if (event.cancelable) event.preventDefault();
    };
    const listen = (event: Event) => {
      const isDown = event instanceof PointerEvent && event.type === 'pointerdown';
      // Another press, after the one that was taken.
      if (taken !== undefined && isDown && event.isPrimary) return end();
      if (taken !== undefined) {
        take(event);
        if (event.type === 'click' || event.type === 'pointercancel') end();
        if (event.type === 'pointerup') timer = setTimeout(end, CLICK_COMES);
      } else if (isDown && event.isPrimary && event.button === 0 && !isInside(event)) {
        taken = event.pointerId;
        take(event);
        press(event);
      }
    };
    for (const part of PARTS) {
      // A touch that moves a slider is stopped by its first event alone, and only by a listener that was there before it.
      window.addEventListener(part, listen, { capture: true, passive: false, signal: listening.signal });
    }
    return () => {
      if (taken === undefined) end();
    };
  }, [isOpen, isInside, press]);
}
