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
export function useStroke(options: StrokeOptions) {
  const { plot, scale, shareOf } = options;
  const stop = useRef<(() => void) | null>(null);
  const held = useRef<{ index: number; offset: number; last: number } | null>(null);
  useEffect(() => () => stop.current?.(), []);

  // Not passive, so that a finger holding a bar does not scroll. React cannot attach such a listener.
  useEffect(() => {
    const element = plot.current;
    const stay = (event: TouchEvent) => {
      if (held.current) event.preventDefault();
    };
    element?.addEventListener('touchmove', stay, { passive: false });
    return () => element?.removeEventListener('touchmove', stay);
  }, [plot]);

  const areas = () =>
    [...(plot.current?.querySelectorAll('[data-slot="area"]') ?? [])].map((area) => area.getBoundingClientRect());
  const nearest = (x: number, boxes: readonly DOMRect[]) => {
    const away = boxes.map(({ left, right }) => Math.max(left - x, x - right, 0));
    return away.indexOf(Math.min(...away));
  };
  const heightAt = (y: number, box: DOMRect) => ((box.bottom - y) / box.height) * scale;
  const within = (value: number) => Math.min(99, scale, Math.max(1, Math.round(value)));

  const begin = useEvent(({ clientX, clientY }: Place, event: Event) => {
    const boxes = areas();
    const index = nearest(clientX, boxes);
    const box = boxes[index];
    if (!box) return;
    const top = box.bottom - (shareOf(index) / scale) * box.height;
    const offset = Math.abs(clientY - top) <= grabbed ? top - clientY : 0;
    const value = within(heightAt(clientY + offset, box));
    held.current = { index, offset, last: value };
    options.onBegin(index);
    options.onPaint(index, value, event);
  });
  const paint = useEvent(({ clientX, clientY }: Place, event: Event) => {
    const boxes = areas();
    const from = held.current;
    const index = nearest(clientX, boxes);
    const box = boxes[index];
    if (!from || !box) return;
    const value = within(heightAt(clientY + (index === from.index ? from.offset : 0), box));
    // A fast pointer skips bars: draw those as well.
    const distance = index - from.index;
    for (let step = 1; step < Math.abs(distance); step++) {
      const between = from.last + ((value - from.last) * step) / Math.abs(distance);
      options.onPaint(from.index + Math.sign(distance) * step, within(between), event);
    }
    held.current = { index, offset: index === from.index ? from.offset : 0, last: value };
    options.onPaint(index, value, event);
  });
  const end = useEvent(() => {
    const index = held.current?.index;
    held.current = null;
    if (index !== undefined) options.onEnd(index);
  });
  const cancel = useEvent((event: Event) => {
    const index = held.current?.index;
    held.current = null;
    if (index !== undefined) options.onCancel(index, event);
  });

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
      if (held.current) paint(move, move);
      else if (Math.hypot(move.clientX - clientX, move.clientY - clientY) > slop) leave();
    });
    listen('pointerup', (up) => {
      if (up.pointerId !== pointerId) return;
      leave();
      // A tap: the finger was lifted before it held the bar.
      if (!held.current) begin(up, up);
      end();
    });
    listen('pointercancel', (event) => {
      if (event.pointerId !== pointerId) return;
      leave();
      cancel(event);
    });
    listen('keydown', (event) => {
      if (event.key !== 'Escape' || !held.current) return;
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
