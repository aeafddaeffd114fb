import { type PointerEvent, useEffect, useRef } from 'react';
import type { Probability } from './useProbability.js';

interface PointerGesture {
  value: Probability;
  /** The pointer was released without a move: a tap on the resting thumb. */
  onTap: (event: globalThis.PointerEvent) => void;
  /** The pointer was released, here or anywhere else. */
  onEnd: () => void;
  /** The gesture turned into a scroll of the page: `before` is the value it started with. */
  onCancel: (before: Probability, event: globalThis.PointerEvent) => void;
}

/**
 * Tracks a pointer on a native range from down to up. Browsers move the thumb as soon as a finger touches it, even
 * if the finger goes on to scroll the page: they then cancel the pointer, and the value has to be restored.
 */
export function usePointerGesture({ value, onTap, onEnd, onCancel }: PointerGesture) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  // Events that the browser still fires for a cancelled gesture are not answers.
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
    // On the window, capturing: the pointer may be released outside of the slider.
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointerup', onUp, options);
    window.addEventListener('pointercancel', onPointerCancel, options);
  };

  /** Call it before accepting a move of the native thumb. */
  const counts = () => {
    moved.current = true;
    return !cancelled.current;
  };

  return { onPointerDown, counts };
}
