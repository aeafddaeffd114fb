import { type PointerEvent, useEffect, useRef } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';

/** How long, in milliseconds, a button is held before it repeats, and how long between two repeats. */
export const holdPause = 400;
export const holdPace = 60;

interface Hold {
  /** One step; again and again while the button is held. */
  onStep: (event: Event) => void;
  /** Told once when the button is let go, also when the pointer leaves it or the page begins to scroll. */
  onEnd: () => void;
}

/**
 * A button that repeats while a pointer holds it. A short press is an ordinary click, so that a finger that scrolls the
 * page across the button, and assistive technology, do what they do on any button.
 */
export function useHold({ onStep, onEnd }: Hold) {
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  // The click that follows a hold is not one more step.
  const held = useRef(false);
  // The newest, also for a button that was pressed renderings ago.
  const step = useEvent(onStep);
  const end = useEvent(onEnd);

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!held.current) return;
    end();
    // The click comes in this turn, if it comes.
    setTimeout(() => {
      held.current = false;
    });
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const onPointerDown = (down: PointerEvent<HTMLButtonElement>) => {
    if (!down.isPrimary || down.button > 0) return;
    const { nativeEvent } = down;
    clearTimeout(timer.current);
    held.current = false;
    const repeat = () => {
      held.current = true;
      step(nativeEvent);
      timer.current = setTimeout(repeat, holdPace);
    };
    timer.current = setTimeout(repeat, holdPause);
  };

  return {
    onPointerDown,
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onBlur: stop,
    // What a long press of a finger opens.
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
