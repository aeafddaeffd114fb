import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import type { ChangeDetails } from '../answers/changeDetails.js';
import { percentAt } from '../probability-slider/state/sliderSteps.js';

interface ListPressOptions {
  /** Takes a row in hand, which changes no value. */
  onTake: (index: number) => void;
  onMove: (index: number, percent: number, details: ChangeDetails) => void;
  onEnd: () => void;
  /** The gesture turned into a scroll of the page. */
  onCancel: (index: number, event: Event) => void;
  /** True if the answers cannot be changed. */
  fixed: boolean;
}

/** How far, in pixels, a pointer moves sideways before it drags. */
const SLOP = 6;

/**
 * A pointer on a list of states: a tap takes a row in hand and changes no value, a move sideways sets it, and a move up or
 * down scrolls the page. The slider of the row in hand has its own pointer where it can be seen whole.
 */
export function useListPress({ onTake, onMove, onEnd, onCancel, fixed }: ListPressOptions) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  return (down: ReactPointerEvent<HTMLElement>) => {
    const { target, currentTarget: list, pointerId, clientX, clientY } = down;
    if (!(target instanceof Element) || !down.isPrimary || down.button > 0 || target.closest('button, input')) return;
    const place = target.closest<HTMLElement>('[data-slot="place"]');
    const index = place
      ? [...list.children].filter((child) => child.matches('[data-slot="place"]')).indexOf(place)
      : -1;
    const range = place?.querySelector<HTMLInputElement>('[data-slot="range"]');
    if (index < 0 || !range) return;
    stop.current?.();
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let isDrag = false;
    stop.current = () => {
      listening.abort();
      stop.current = null;
    };
    const isOther = (event: globalThis.PointerEvent) => event.pointerId !== pointerId;
    const move = (event: globalThis.PointerEvent) => {
      if (isOther(event) || fixed) return;
      const [across, along] = [Math.abs(event.clientX - clientX), Math.abs(event.clientY - clientY)];
      if (!isDrag && (across < SLOP || across < along)) return;
      if (!isDrag) onTake(index);
      isDrag = true;
      onMove(index, percentAt(range, event), { reason: 'drag', event });
    };
    const up = (event: globalThis.PointerEvent) => {
      if (isOther(event)) return;
      stop.current?.();
      if (isDrag) onEnd();
      else onTake(index);
    };
    const cancel = (event: globalThis.PointerEvent) => {
      if (isOther(event)) return;
      stop.current?.();
      if (isDrag) onCancel(index, event);
    };
    window.addEventListener('pointermove', move, options);
    window.addEventListener('pointerup', up, options);
    window.addEventListener('pointercancel', cancel, options);
  };
}
