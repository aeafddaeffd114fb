import { type ForwardedRef, type RefObject, useImperativeHandle, useRef } from 'react';

/** The ref of an element that the component uses itself and also forwards to its caller. */
export function useOwnRef<Element extends HTMLElement>(given: ForwardedRef<Element>): RefObject<Element | null> {
  const own = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(given, () => own.current, []);
  return own;
}
