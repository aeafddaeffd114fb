import { type PointerEvent, useEffect, useRef } from 'react';
import type { Probability } from './useProbability.js';

interface PointerGesture {
  value: Probability;
  /** The pointer was let go without having moved anything: a tap on the resting thumb. */
  onTap: (event: globalThis.PointerEvent) => void;
  /** The pointer was let go, here or anywhere else. */
  onEnd: () => void;
  /** The gesture became a scroll of the page: `before` is the value it began with. */
  onCancel: (before: Probability, event: globalThis.PointerEvent) => void;
}

/**
 * Follows a pointer on a native range from down to up. Browsers move the thumb as soon as a finger lies on it, also
 * when the finger goes on to scroll the page: then they cancel the pointer, and what it moved has to be put back.
 */
export function usePointerGesture({ value, onTap, onEnd, onCancel }: PointerGesture) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  // What the browser still sends of a cancelled gesture is not an answer.
  const cancelled = useRef(false);
  const moved = useRef(false);

  const onPointerDown = (down: PointerEvent<HTMLInputElement>) => {
    if (!down.isPrimary || down.button > 0) return;
    stop.current?.();
    cancelled.current = false;
    moved.current = false;
    const before = value;
    const { pointerId } = down;
    const listening = new AbortController();
    stop.current = () => listening.abort();

    const onUp = (up: globalThis.PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      listening.abort();
      if (!moved.current) onTap(up);
      onEnd();
    };
    const onPointerCancel = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      listening.abort();
      cancelled.current = true;
      onCancel(before, event);
      setTimeout(() => {
        cancelled.current = false;
      });
    };
    // On the window, in capture: the pointer may be let go outside of the slider.
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointerup', onUp, options);
    window.addEventListener('pointercancel', onPointerCancel, options);
  };

  /** To be asked before a move of the native thumb counts. */
  const counts = () => {
    moved.current = true;
    return !cancelled.current;
  };

  return { onPointerDown, counts };
}
