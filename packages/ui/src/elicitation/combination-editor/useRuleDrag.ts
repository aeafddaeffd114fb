import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { dropPlace } from './dropPlace.js';

/** How near the pointer has to come to the edge of the window before the page scrolls along, in pixels. */
const edge = 56;

/** A combination that is being dragged, and the place that it would take. */
export interface RuleDrag {
  readonly index: number;
  readonly to: number;
}

interface RuleDragOptions {
  /** The list, whose items carry `data-index` and have a `data-slot="line"`. */
  list: RefObject<HTMLElement | null>;
  /** Called when one is let go in another place. */
  onDrop: (index: number, to: number) => void;
}

const linesOf = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('[data-movable]')].map((item) => {
    const { top, height } = (item.querySelector('[data-slot="line"]') ?? item).getBoundingClientRect();
    return { index: Number(item.dataset.index), top, height };
  });

/**
 * Lets a pointer (mouse, pen or finger) drag combinations to another place. Keys have the buttons beside each. Escape
 * and a cancelled pointer leave everything where it was.
 */
export function useRuleDrag({ list, onDrop }: RuleDragOptions) {
  const [drag, setDrag] = useState<RuleDrag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const start = (down: PointerEvent<HTMLElement>, index: number) => {
    if (!down.isPrimary || down.button > 0) return;
    // No text is selected along the way.
    down.preventDefault();
    stop.current?.();
    const { pointerId } = down;
    const listening = new AbortController();
    let to = index;
    const end = () => {
      listening.abort();
      stop.current = null;
      setDrag(null);
    };
    stop.current = end;
    setDrag({ index, to });

    const onMove = (move: globalThis.PointerEvent) => {
      if (move.pointerId !== pointerId || !list.current) return;
      const past = move.clientY < edge ? -1 : move.clientY > window.innerHeight - edge ? 1 : 0;
      if (past) window.scrollBy(0, past * 16);
      const next = dropPlace(linesOf(list.current), index, move.clientY);
      if (next === to) return;
      to = next;
      setDrag({ index, to });
    };
    const onUp = (up: globalThis.PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      end();
      if (to !== index) onDrop(index, to);
    };
    const onCancel = (event: globalThis.PointerEvent) => {
      if (event.pointerId === pointerId) end();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end();
    };
    // On the window, because the pointer leaves the handle at once.
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointermove', onMove, options);
    window.addEventListener('pointerup', onUp, options);
    window.addEventListener('pointercancel', onCancel, options);
    window.addEventListener('keydown', onKey, options);
  };

  return { drag, start };
}
