import { type RefObject, useEffect, useRef } from 'react';
import { bringInSight } from './bringInSight.js';

/**
 * Brings the control that the selector finds in sight when there is cause to: it opened, or something is wrong with
 * it. A cause that was there from the start is none: the page does not move when it opens.
 */
export function useBroughtInSight(root: RefObject<Element | null>, selector: string, cause: boolean): void {
  const known = useRef(cause);
  useEffect(() => {
    if (known.current === cause) return;
    known.current = cause;
    const control = cause ? root.current?.querySelector(selector) : null;
    if (control) bringInSight(control);
  }, [root, selector, cause]);
}
