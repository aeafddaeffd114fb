import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';

/** How long, in milliseconds, a finger rests on a bar until it holds it. Before that a move scrolls the page. */
export const holdTime = 250;
/** How far, in pixels, a finger may move and still count as resting. */
const slop = 8;
/** How near, in pixels, a pointer has to come to the top of a bar to take it there without moving it. */
const grabbed = 10;

interface StrokeOptions {
  /** The element with all bars; each bar's drawing area is a `data-slot="area"` in it, in the order of the states. */
  plot: RefObject<HTMLElement | null>;
  /** What the full height stands for, in percent. */
  scale: number;
  /** The share of a bar. */
  shareOf: (index: number) => number;
  onBegin: (index: number) => void;
  /** The pointer is over a bar, at a height. */
  onPaint: (index: number, value: number, event: Event) => void;
  onEnd: (index: number) => void;
  /** The gesture was none after all. */
  onCancel: (index: number, event: Event) => void;
}

interface Place {
  clientX: number;
  clientY: number;
}

/**
 * Follows a pointer over bars. A mouse draws at once. A finger taps a bar, or rests on it and then draws; if it moves
 * before that it scrolls the page, and no bar has changed.
 */
export function useStroke(options: StrokeOptions) {
  const { plot, scale, shareOf } = options;
  const stop = useRef<(() => void) | null>(null);
  const held = useRef<{ index: number; offset: number; last: number } | null>(null);
  useEffect(() => () => stop.current?.(), []);

  // Not passive, so that a finger that holds a bar does not scroll. React's own listener cannot do that.
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
    // A quick pointer skips bars: they are drawn on the way.
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
      // A tap: the finger went before it held the bar.
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
      // It ends the stroke, and not the dialog around it.
      event.stopPropagation();
      leave();
      cancel(event);
    });
  };
  /** Keeps the focus where the stroke puts it. */
  const onMouseDown = (event: MouseEvent<HTMLElement>) => event.preventDefault();

  return { onPointerDown, onMouseDown };
}
