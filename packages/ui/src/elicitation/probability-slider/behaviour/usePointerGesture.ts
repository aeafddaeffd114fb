import { type PointerEvent, useEffect, useRef } from 'react';

/** How far, in pixels, a finger moves sideways before it drags. */
const SLOP = 6;

interface PointerGesture<Answer> {
  answer: Answer;
  /** The pointer was released without a move: on the resting thumb, or by a finger anywhere on the rail. */
  onTap: (event: globalThis.PointerEvent, at: 'thumb' | 'rail') => void;
  /** The pointer was released, here or anywhere else. */
  onEnd: () => void;
  /** The gesture turned into a scroll of the page: `before` is the answer it started with. */
  onCancel: (before: Answer, event: globalThis.PointerEvent) => void;
}

/**
 * Tracks a pointer on a native range from down to up. Browsers move the thumb as soon as a finger touches it, even
 * if the finger goes on to scroll the page: they then cancel the pointer, and the answer has to be restored. They also
 * hand the thumb to a second finger, such as a resting palm, once the first is lifted: its moves do not count. A finger
 * means the thumb once it has moved sideways, or is lifted: until then it may be about to scroll the page.
 */
export function usePointerGesture<Answer>({ answer, onTap, onEnd, onCancel }: PointerGesture<Answer>) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const moved = useRef(false);
  /** A finger that has not yet shown what it is about: where it came down, and whether the thumb went there meanwhile. */
  const waits = useRef<{ readonly x: number; followed: boolean } | null>(null);
  /** The fingers that came down after the first. */
  const others = useRef(new Set<number>());

  const onPointerDown = (down: PointerEvent<HTMLInputElement>) => {
    if (!down.isPrimary) return countFinger(others.current, down.pointerId);
    if (down.button > 0) return;
    stop.current?.();
    others.current.clear();
    moved.current = false;
    waits.current = down.pointerType === 'touch' ? { x: down.clientX, followed: false } : null;
    const before = answer;
    const released = (event: globalThis.PointerEvent) => {
      const finger = waits.current;
      stop.current = null;
      if (event.type === 'pointercancel') {
        // Events that the browser still fires for a cancelled gesture are not answers.
        waits.current = { x: Number.NaN, followed: false };
        setTimeout(() => {
          waits.current = null;
        });
        return onCancel(before, event);
      }
      waits.current = null;
      if (!moved.current) onTap(event, finger?.followed ? 'rail' : 'thumb');
      onEnd();
    };
    const ignore = whenReleased(down.pointerId, released);
    stop.current = () => {
      stop.current = null;
      ignore();
    };
  };

  const onPointerMove = (move: PointerEvent<HTMLInputElement>) => {
    if (waits.current && Math.abs(move.clientX - waits.current.x) >= SLOP) waits.current = null;
  };

  /** Call it before accepting a move of the native thumb. */
  const counts = () => {
    if (others.current.size > 0) return false;
    if (waits.current) {
      waits.current.followed = true;
      return false;
    }
    moved.current = true;
    return true;
  };

  return { onPointerDown, onPointerMove, counts };
}

/** Counts a finger among those that are down until it is lifted. */
function countFinger(fingers: Set<number>, pointerId: number): void {
  fingers.add(pointerId);
  // What the browser makes of its release still comes.
  whenReleased(pointerId, () => setTimeout(() => fingers.delete(pointerId)));
}

/**
 * Calls back once, when a pointer is released, or cancelled because its gesture became a scroll: wherever on the page it
 * is by then. Returns what ends it before.
 */
export function whenReleased(pointerId: number, then: (event: globalThis.PointerEvent) => void): () => void {
  const listening = new AbortController();
  const onRelease = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    listening.abort();
    then(event);
  };
  for (const type of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(type, onRelease, { capture: true, signal: listening.signal });
  }
  return () => listening.abort();
}
