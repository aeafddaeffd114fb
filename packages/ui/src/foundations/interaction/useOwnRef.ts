import { type ForwardedRef, type RefObject, useImperativeHandle, useRef } from 'react';

/** The ref of an element that its component needs itself, and that it hands to whoever gave a ref. */
export function useOwnRef<Element extends HTMLElement>(given: ForwardedRef<Element>): RefObject<Element | null> {
  const own = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(given, () => own.current, []);
  return own;
}
