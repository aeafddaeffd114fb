import { type RefObject, useEffect, useRef } from 'react';
import { bringInSight } from '../../foundations/interaction/bringInSight.js';

/**
 * Scrolls the control matching the selector into view when a reason arises: it opened, or it became
 * invalid. A reason that exists from the start is ignored: the page does not move when it opens.
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
