import { type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fitZoom, nextZoom, openingZoom } from './zoomLevels.js';

interface MapSize {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Zoom and position of a map in its scrolling box. Panning is scrolling: by finger, wheel, keys, or the mouse's drag. */
export function useMapView(map: MapSize, start: Point | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState<number>();
  const [chosen, setChosen] = useState<number | 'opening' | 'fit'>('opening');
  const [more, setMore] = useState('');
  const zoom =
    fit === undefined ? undefined : chosen === 'fit' ? fit : chosen === 'opening' ? openingZoom(fit) : chosen;

  const look = useCallback(() => {
    const element = box.current;
    if (element) setMore(hiddenSides(element));
  }, []);

  const { width, height } = map;
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    // In a hidden tab it has no width yet.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      const tallest = Number.parseFloat(getComputedStyle(element).maxHeight);
      setFit(fitZoom({ width, height }, { width: element.clientWidth, height: tallest || Infinity }));
      look();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height, look]);

  const hold = useAnchor(box, map, zoom, start, look);
  const step = (direction: 1 | -1, point?: Point) => {
    if (zoom === undefined || fit === undefined) return;
    const next = nextZoom(zoom, direction, fit);
    if (next === zoom) return;
    hold(point);
    setChosen(next);
  };

  return {
    box,
    /** Undefined until the box has a size. */
    zoom,
    /** The sides on which there is more to see: "left bottom". */
    more,
    canGrow: zoom !== undefined && fit !== undefined && nextZoom(zoom, 1, fit) > zoom,
    canShrink: zoom !== undefined && fit !== undefined && nextZoom(zoom, -1, fit) < zoom,
    step,
    showAll: () => {
      hold();
      setChosen('fit');
    },
    onScroll: look,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => drag(box, event),
  };
}

/**
 * Scrolls the box when the zoom changes, at first to the start. Returns a function that keeps a point of the box, by
 * default its centre, in place through the next change of the zoom.
 */
function useAnchor(
  box: RefObject<HTMLDivElement | null>,
  { width, height }: MapSize,
  zoom: number | undefined,
  start: Point | undefined,
  look: () => void,
) {
  /** The place that stays where it is when the zoom changes: a share of the map, and px from the corner of the box. */
  const anchor = useRef<{ share: Point; at: Point } | undefined>(undefined);
  const startX = start?.x;
  const startY = start?.y;
  const opened = useRef(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || zoom === undefined) return;
    const kept = anchor.current;
    anchor.current = undefined;
    if (kept) {
      scrollTo(element, { x: kept.share.x * width * zoom - kept.at.x, y: kept.share.y * height * zoom - kept.at.y });
    } else if (!opened.current && startX !== undefined && startY !== undefined) {
      const { clientWidth, clientHeight } = element;
      scrollTo(element, { x: startX * width * zoom - clientWidth / 2, y: startY * height * zoom - clientHeight / 2 });
    }
    opened.current = true;
    look();
  }, [box, zoom, width, height, startX, startY, look]);

  return (point?: Point) => {
    const element = box.current;
    if (!element || zoom === undefined) return;
    const at = point ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const from = scrolled(element);
    anchor.current = { at, share: { x: (from.x + at.x) / (width * zoom), y: (from.y + at.y) / (height * zoom) } };
  };
}

/** Position of the visible part from the map's left and top, whatever the direction of the page. */
function scrolled(element: HTMLElement): Point {
  const { scrollLeft, scrollWidth, clientWidth, scrollTop } = element;
  // From right to left, scrollLeft starts at 0 on the right and is negative.
  const isRtl = getComputedStyle(element).direction === 'rtl';
  return { x: isRtl ? scrollLeft + scrollWidth - clientWidth : scrollLeft, y: scrollTop };
}

function scrollTo(element: HTMLElement, { x, y }: Point): void {
  const furthest = element.scrollWidth - element.clientWidth;
  const left = Math.min(furthest, Math.max(0, x));
  element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? left - furthest : left;
  element.scrollTop = y;
}

function hiddenSides(element: HTMLElement): string {
  const { x, y } = scrolled(element);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const sides: Readonly<Record<string, boolean>> = {
    left: x > 1,
    right: x < scrollWidth - clientWidth - 1,
    top: y > 1,
    bottom: y < scrollHeight - clientHeight - 1,
  };
  return Object.keys(sides)
    .filter((side) => sides[side])
    .join(' ');
}

/** Pans with the mouse. Fingers scroll by themselves. */
function drag(
  box: RefObject<HTMLDivElement | null>,
  { target, button, pointerType, pointerId, clientX: x, clientY: y }: PointerEvent,
) {
  const element = box.current;
  if (!element || pointerType !== 'mouse' || button !== 0) return;
  if ((target as Element).closest('[data-slot="node"]')) return;
  const from = { left: element.scrollLeft, top: element.scrollTop };
  const end = new AbortController();
  element.setPointerCapture(pointerId);
  element.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      element.scrollLeft = from.left + x - clientX;
      element.scrollTop = from.top + y - clientY;
    },
    { signal: end.signal },
  );
  for (const over of ['pointerup', 'pointercancel'])
    element.addEventListener(over, () => end.abort(), { signal: end.signal });
}
