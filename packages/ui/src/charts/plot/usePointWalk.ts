import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { type PlotPoint, pointAt, type PointGrid, type PointIndex, walkPoints } from './walkPoints.js';

const same = (one: PointIndex | null, other: PointIndex | null) =>
  one?.category === other?.category && one?.series === other?.series;

/** The value being pointed at or walked to, and the handlers of the element containing the drawing. */
export function usePointWalk({ points, grid }: { points: readonly PlotPoint[]; grid: PointGrid }) {
  const { hovered, hover, clear, onPointerLeave } = useHover(points);
  const [walked, setWalked] = useState<PointIndex | null>(null);
  /** Where the keys continue from. */
  const last = useRef<PointIndex>({ category: 0, series: 0 });
  const byPointer = useRef(false);

  const find = (index: PointIndex | null) => points.find((point) => index !== null && same(point, index));
  const active = find(hovered) ?? find(walked);
  const shown = active !== undefined;

  const dismiss = useEvent(() => {
    clear(hovered);
    setWalked(null);
  });
  useEscape(shown, dismiss);

  const point = (event: PointerEvent<HTMLElement>) => {
    last.current = hover(event) ?? last.current;
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      byPointer.current = true;
      point(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') point(event);
    },
    onPointerLeave,
    onFocus: () => {
      if (!byPointer.current) setWalked(find(last.current) ?? points[0] ?? null);
      byPointer.current = false;
    },
    onBlur: () => {
      byPointer.current = false;
      clear(null);
      setWalked(null);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape' && shown) {
        // Close the tooltip, not a surrounding dialog.
        event.stopPropagation();
        dismiss();
        return;
      }
      // The first key press after Escape shows the current position.
      const to = walkPoints(event.key, last.current, grid);
      if (!to || points.length === 0) return;
      event.preventDefault();
      const next = find(shown ? to : last.current) ?? points[0]!;
      last.current = { category: next.category, series: next.series };
      clear();
      setWalked(last.current);
    },
  };

  return { active, walked: find(walked), handlers };
}

/** The value under the pointer. */
function useHover(points: readonly PlotPoint[]) {
  const [hovered, setHovered] = useState<PointIndex | null>(null);
  /** Dismissed with Escape: stays away until the pointer presses, or moves to another value. */
  const dismissed = useRef<PointIndex | null>(null);
  /** Clears the value, and changes which one is dismissed if one, or null, is given. */
  const clear = (nowDismissed = dismissed.current) => {
    dismissed.current = nowDismissed;
    setHovered(null);
  };
  return {
    hovered,
    /** Returns the value under the pointer, if there is one and it was not dismissed. */
    hover: (event: PointerEvent<HTMLElement>): PointIndex | null => {
      if (event.type === 'pointerdown') dismissed.current = null;
      // Over the tooltip the value stays, so that its text can be read and selected.
      if ((event.target as Element).closest('[data-slot="tooltip"]')) return null;
      const svg = event.currentTarget.querySelector('svg');
      if (!svg) return null;
      const shown = svg.getBoundingClientRect();
      const scale = svg.viewBox.baseVal.width / shown.width;
      const found = pointAt(points, (event.clientX - shown.left) * scale, (event.clientY - shown.top) * scale);
      if (found && same(found, dismissed.current)) return null;
      dismissed.current = null;
      const index = found ? { category: found.category, series: found.series } : null;
      setHovered((now) => (same(now, index) ? now : index));
      return index;
    },
    clear,
    // A finger always leaves when it is lifted; the value it tapped stays until the focus leaves.
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') clear();
    },
  };
}

/** Listens on the page: the pointer shows a value without focusing the chart, and Escape has to dismiss it even then. */
function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive, onEscape]);
}
