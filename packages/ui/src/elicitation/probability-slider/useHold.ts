import { type PointerEvent, useEffect, useRef } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';

/** How long, in milliseconds, a button is held before it repeats, and the interval between repeats. */
export const holdPause = 400;
export const holdPace = 60;

interface Hold {
  /** Called for one step, repeatedly while the button is held. */
  onStep: (event: Event) => void;
  /** Called once when the button is released, including when the pointer leaves it or the page starts to scroll. */
  onEnd: () => void;
}

/**
 * A button that repeats while a pointer holds it. A short press is an ordinary click, so that a finger scrolling the
 * page across the button, and assistive technology, have the same effect as on any button.
 */
export function useHold({ onStep, onEnd }: Hold) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // The click after a hold is not another step, even if the pointer left the button and came back.
  const held = useRef(false);
  const released = useRef<AbortController | undefined>(undefined);
  // The latest callbacks, even if the button was pressed several renders ago.
  const step = useEvent(onStep);
  const end = useEvent(onEnd);

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (held.current) end();
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      released.current?.abort();
    },
    [],
  );

  const onPointerDown = (down: PointerEvent<HTMLButtonElement>) => {
    if (!down.isPrimary || down.button > 0) return;
    const { nativeEvent } = down;
    clearTimeout(timer.current);
    released.current?.abort();
    released.current = new AbortController();
    held.current = false;
    const repeat = () => {
      held.current = true;
      step(nativeEvent);
      timer.current = setTimeout(repeat, holdPace);
    };
    timer.current = setTimeout(repeat, holdPause);
    whenReleased(nativeEvent.pointerId, released.current.signal, () => {
      released.current?.abort();
      stop();
      // If the click comes, it comes in this task.
      setTimeout(() => {
        held.current = false;
      });
    });
  };

  return {
    onPointerDown,
    onPointerLeave: stop,
    onBlur: stop,
    // Prevents the menu that a long press opens.
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (timer.current !== undefined) event.preventDefault();
    },
    onClick: (event: { nativeEvent: Event }) => {
      if (held.current) return;
      step(event.nativeEvent);
      end();
    },
  };
}

/** Calls `then` when a pointer is released, on the window: it may be outside of the button by then. */
function whenReleased(pointerId: number, signal: AbortSignal, then: () => void): void {
  const onRelease = (up: globalThis.PointerEvent) => {
    if (up.pointerId === pointerId) then();
  };
  window.addEventListener('pointerup', onRelease, { capture: true, signal });
  window.addEventListener('pointercancel', onRelease, { capture: true, signal });
}
