import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';

/** How long, in milliseconds, a finger has to rest on a bar to hold it. Moving before that scrolls the page. */
export const holdTime = 250;
/** How far, in pixels, a finger may move and still count as resting. */
const slop = 8;
/** How near, in pixels, a pointer has to be to the top of a bar to grab it without moving it. */
const grabbed = 10;

interface StrokeOptions {
  /** The element with all bars; each bar's drawing area is a `data-slot="area"` in it, in state order. */
  plot: RefObject<HTMLElement | null>;
  /** The value at full height, in percent. */
  scale: number;
  /** Returns the share of a bar. */
  shareOf: (index: number) => number;
  onBegin: (index: number) => void;
  /** Called when the pointer is over a bar, with a height. */
  onPaint: (index: number, value: number, event: Event) => void;
  onEnd: (index: number) => void;
  /** Called when the gesture is cancelled. */
  onCancel: (index: number, event: Event) => void;
}

interface Place {
  clientX: number;
  clientY: number;
}

/**
 * Tracks a pointer over bars. A mouse draws at once. A finger taps a bar, or rests on it and then draws; if it moves
 * before that, it scrolls the page and no bar changes.
 */
export function useStroke({ plot, ...options }: StrokeOptions) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const { isHeld, begin, paint, end, cancel } = usePainting(plot, options);

  const onPointerDown = (down: PointerEvent<HTMLElement>) => {
    if (!down.isPrimary || down.button > 0 || plot.current?.querySelector('input:disabled')) return;
    stop.current?.();
    const { pointerId, clientX, clientY } = down;
    const start = { clientX, clientY };
    const listening = new AbortController();
    const hold = down.pointerType === 'mouse' ? undefined : setTimeout(() => begin(start, down.nativeEvent), holdTime);
    const leave = () => {
      clearTimeout(hold);
      listening.abort();
    };
    stop.current = leave;
    if (hold === undefined) begin(start, down.nativeEvent);

    const listen = <Type extends keyof WindowEventMap>(type: Type, handler: (event: WindowEventMap[Type]) => void) =>
      window.addEventListener(type, handler, { capture: true, signal: listening.signal });
    listen('pointermove', (move) => {
      if (move.pointerId !== pointerId) return;
      if (isHeld()) paint(move, move);
      else if (Math.hypot(move.clientX - clientX, move.clientY - clientY) > slop) leave();
    });
    listen('pointerup', (up) => {
      if (up.pointerId !== pointerId) return;
      leave();
      // A tap: the finger was lifted before it held the bar.
      if (!isHeld()) begin(up, up);
      end();
    });
    listen('pointercancel', (event) => {
      if (event.pointerId !== pointerId) return;
      leave();
      cancel(event);
    });
    listen('keydown', (event) => {
      if (event.key !== 'Escape' || !isHeld()) return;
      // Cancel the stroke without closing a surrounding dialog.
      event.stopPropagation();
      leave();
      cancel(event);
    });
  };
  /** Keeps the focus where the stroke puts it. */
  const onMouseDown = (event: MouseEvent<HTMLElement>) => event.preventDefault();

  return { onPointerDown, onMouseDown };
}

/** What a pointer does to the bars while it holds one. */
function usePainting(plot: StrokeOptions['plot'], options: Omit<StrokeOptions, 'plot'>) {
  const { scale, shareOf, onBegin, onPaint, onEnd, onCancel } = options;
  const held = useRef<{ index: number; offset: number; last: number } | null>(null);
  useSteadyPage(plot, held);
  const within = (value: number) => Math.min(99, scale, Math.max(1, Math.round(value)));
  const valueAt = (y: number, box: DOMRect) => within(((box.bottom - y) / box.height) * scale);

  const begin = useEvent(({ clientX, clientY }: Place, event: Event) => {
    const { index, box } = nearestBar(plot.current, clientX);
    if (!box) return;
    const top = box.bottom - (shareOf(index) / scale) * box.height;
    const offset = Math.abs(clientY - top) <= grabbed ? top - clientY : 0;
    const value = valueAt(clientY + offset, box);
    held.current = { index, offset, last: value };
    onBegin(index);
    onPaint(index, value, event);
  });
  const paint = useEvent(({ clientX, clientY }: Place, event: Event) => {
    const { index, box } = nearestBar(plot.current, clientX);
    const from = held.current;
    if (!from || !box) return;
    const offset = index === from.index ? from.offset : 0;
    const value = valueAt(clientY + offset, box);
    // A fast pointer skips bars: draw those as well.
    const distance = index - from.index;
    for (let step = 1; step < Math.abs(distance); step++) {
      const between = from.last + ((value - from.last) * step) / Math.abs(distance);
      onPaint(from.index + Math.sign(distance) * step, within(between), event);
    }
    held.current = { index, offset, last: value };
    onPaint(index, value, event);
  });
  const end = useEvent(() => {
    const index = held.current?.index;
    held.current = null;
    if (index !== undefined) onEnd(index);
  });
  const cancel = useEvent((event: Event) => {
    const index = held.current?.index;
    held.current = null;
    if (index !== undefined) onCancel(index, event);
  });
  return { isHeld: () => held.current !== null, begin, paint, end, cancel };
}

/** Keeps the page from scrolling while a finger holds a bar. */
function useSteadyPage(plot: StrokeOptions['plot'], held: RefObject<unknown>): void {
  // Not passive, which React cannot attach.
  useEffect(() => {
    const element = plot.current;
    const stay = (event: TouchEvent) => {
      if (held.current) event.preventDefault();
    };
    element?.addEventListener('touchmove', stay, { passive: false });
    return () => element?.removeEventListener('touchmove', stay);
  }, [plot, held]);
}

/** The bar nearest to a horizontal position, and where its drawing area is; no area if there are no bars. */
function nearestBar(plot: HTMLElement | null, x: number): { index: number; box: DOMRect | undefined } {
  const areas = [...(plot?.querySelectorAll('[data-slot="area"]') ?? [])];
  const boxes = areas.map((area) => area.getBoundingClientRect());
  const away = boxes.map(({ left, right }) => Math.max(left - x, x - right, 0));
  const index = away.indexOf(Math.min(...away));
  return { index, box: boxes[index] };
}
