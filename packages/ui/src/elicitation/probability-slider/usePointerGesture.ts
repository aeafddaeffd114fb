import { type PointerEvent, useEffect, useRef } from 'react';

interface PointerGesture<Answer> {
  answer: Answer;
  /** The pointer was released without a move: a tap on the resting thumb. */
  onTap: (event: globalThis.PointerEvent) => void;
  /** The pointer was released, here or anywhere else. */
  onEnd: () => void;
  /** The gesture turned into a scroll of the page: `before` is the answer it started with. */
  onCancel: (before: Answer, event: globalThis.PointerEvent) => void;
}

/**
 * Tracks a pointer on a native range from down to up. Browsers move the thumb as soon as a finger touches it, even
 * if the finger goes on to scroll the page: they then cancel the pointer, and the answer has to be restored. They also
 * hand the thumb to a second finger, such as a resting palm, once the first is lifted: its moves do not count.
 */
export function usePointerGesture<Answer>({ answer, onTap, onEnd, onCancel }: PointerGesture<Answer>) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  // Events that the browser still fires for a cancelled gesture are not answers.
  const cancelled = useRef(false);
  const moved = useRef(false);
  /** The fingers that came down after the first. */
  const others = useRef(new Set<number>());

  const onPointerDown = (down: PointerEvent<HTMLInputElement>) => {
    if (!down.isPrimary) return countFinger(others.current, down.pointerId);
    if (down.button > 0) return;
    stop.current?.();
    others.current.clear();
    cancelled.current = false;
    moved.current = false;
    const before = answer;
    const { pointerId } = down;
    const listening = new AbortController();
    stop.current = () => {
      listening.abort();
      stop.current = null;
    };

    const onUp = (up: globalThis.PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      stop.current?.();
      if (!moved.current) onTap(up);
      onEnd();
    };
    const onPointerCancel = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      stop.current?.();
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
    if (others.current.size > 0) return false;
    moved.current = true;
    return !cancelled.current;
  };

  /** Whether a pointer is down, whose release comes. Assistive technology moves the thumb without one. */
  const isHeld = () => stop.current !== null;

  return { onPointerDown, counts, isHeld };
}

/** Counts a finger among those that are down until it is lifted. */
function countFinger(fingers: Set<number>, pointerId: number): void {
  const listening = new AbortController();
  const onUp = (up: globalThis.PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    listening.abort();
    // What the browser makes of its release still comes.
    setTimeout(() => fingers.delete(pointerId));
  };
  fingers.add(pointerId);
  window.addEventListener('pointerup', onUp, { capture: true, signal: listening.signal });
  window.addEventListener('pointercancel', onUp, { capture: true, signal: listening.signal });
}
