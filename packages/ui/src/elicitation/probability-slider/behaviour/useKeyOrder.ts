import {
  createContext,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type RefObject,
  useCallback,
  useContext,
  useImperativeHandle,
} from 'react';
import { useEvent } from '../../../foundations/interaction/useEvent.js';

type KeyHandler = (event: KeyboardEvent<HTMLElement>) => void;

/** What a control does with its keys, by the element that has the focus. */
const controls = new WeakMap<EventTarget, KeyHandler>();

/** True inside a question, which hands their keys to the controls in it. */
export const KeysFromAbove = createContext(false);

/** Says what a control does with its keys. The component around it calls this, after the page's own handler. */
export function useControlKeys(control: RefObject<HTMLElement | null>, onKeyDown: KeyHandler): void {
  const handle = useEvent(onKeyDown);
  const listen = useCallback(
    (handler: KeyHandler | null) => {
      if (control.current && handler) controls.set(control.current, handler);
    },
    [control],
  );
  // With the refs, before anybody can press a key. A layout effect would do, but React 18 warns of those on a server.
  useImperativeHandle(listen, () => handle, [handle]);
}

/** Gives a key to a control, which then has the focus. */
export function pressOn(control: HTMLElement | null, event: KeyboardEvent<HTMLElement>): void {
  if (!control) return;
  control.focus();
  controls.get(control)?.(event);
}

/**
 * The key handler for the root of a component: first the page's, then, unless that has prevented it, the control's, and
 * what the component does itself.
 */
export function useKeyOrder(
  ofPage: KeyboardEventHandler<HTMLDivElement> | undefined,
  then?: KeyHandler,
): KeyboardEventHandler<HTMLDivElement> {
  const isFromAbove = useContext(KeysFromAbove);
  return (event) => {
    // A dialog around it leaves Escape to what is typed here by preventing what it would do itself.
    const isLeftToUs = event.key === 'Escape' && event.defaultPrevented;
    ofPage?.(event);
    if (isFromAbove || (event.defaultPrevented && !isLeftToUs)) return;
    controls.get(event.target)?.(event);
    then?.(event);
  };
}
