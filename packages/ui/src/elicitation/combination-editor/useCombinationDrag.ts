import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { dropPlace } from './dropPlace.js';

/** How near the edge of the window the pointer has to be for the page to scroll, in pixels. */
const edge = 56;

/** A combination being dragged, and the index where it would be dropped. */
export interface CombinationDrag {
  readonly index: number;
  readonly to: number;
}

interface CombinationDragOptions {
  /** The list, whose items have `data-index` and contain a `data-slot="line"`. */
  list: RefObject<HTMLElement | null>;
  /** Called when a combination is dropped at another index. */
  onDrop: (index: number, to: number, event: globalThis.PointerEvent) => void;
}

const linesOf = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('[data-movable]')].map((item) => {
    const { top, height } = (item.querySelector('[data-slot="line"]') ?? item).getBoundingClientRect();
    return { index: Number(item.dataset.index), top, height };
  });

/**
 * Lets a pointer (mouse, pen or finger) drag combinations to another position. Keyboard users have the buttons. Escape
 * and a cancelled pointer leave the order unchanged.
 */
export function useCombinationDrag({ list, onDrop }: CombinationDragOptions) {
  const [drag, setDrag] = useState<CombinationDrag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const start = (down: PointerEvent<HTMLElement>, index: number) => {
    if (!down.isPrimary || down.button > 0) return;
    // Prevents text selection while dragging.
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
      if (to !== index) onDrop(index, to, up);
    };
    const onCancel = (event: globalThis.PointerEvent) => {
      if (event.pointerId === pointerId) end();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end();
    };
    // On the window, because the pointer leaves the handle immediately.
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointermove', onMove, options);
    window.addEventListener('pointerup', onUp, options);
    window.addEventListener('pointercancel', onCancel, options);
    window.addEventListener('keydown', onKey, options);
  };

  return { drag, start };
}
