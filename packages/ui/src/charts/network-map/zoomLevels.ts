import { NAME_SIZE } from './mapGeometry.js';

/** Names are never drawn smaller than this, in px. */
export const SMALLEST_NAME = 12;
/** The zoom at which names are drawn at that size. */
export const READABLE = SMALLEST_NAME / NAME_SIZE;

const STEP = 1.25;
const LARGEST = 2;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The zoom that shows the whole map; never above its natural size. */
export function fitZoom(map: Size, view: Size): number {
  return Math.min(1, view.width / map.width, view.height / map.height);
}

/** The zoom a map opens at: the whole map if its names can be read then, otherwise a part of it. */
export function openingZoom(fit: number): number {
  return Math.max(fit, READABLE);
}

/** The next zoom, one step larger or smaller, between the whole map and twice its natural size. */
export function nextZoom(zoom: number, step: 1 | -1, fit: number): number {
  const next = zoom * STEP ** step;
  // Passing the limit of readable names or the natural size stops there once.
  const marks = step > 0 ? [READABLE, 1] : [1, READABLE];
  const stop = marks.find((mark) => (zoom - mark) * (next - mark) < -1e-9);
  return Math.min(LARGEST, Math.max(Math.min(fit, READABLE), stop ?? next));
}

/** Whether names are drawn at a zoom. */
export const showsNames = (zoom: number) => zoom >= READABLE - 1e-6;
