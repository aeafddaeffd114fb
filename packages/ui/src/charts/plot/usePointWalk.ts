import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { type PlotPoint, pointAt, type PointGrid, type PointIndex, walkPoints } from './walkPoints.js';

const same = (one: PointIndex | null, other: PointIndex | null) =>
  one?.category === other?.category && one?.series === other?.series;

/** Which value is pointed at or walked to, and the handlers of the element that holds the drawing. */
export function usePointWalk({ points, grid }: { points: readonly PlotPoint[]; grid: PointGrid }) {
  const [hovered, setHovered] = useState<PointIndex | null>(null);
  const [walked, setWalked] = useState<PointIndex | null>(null);
  /** Where the keys go on from. */
  const last = useRef<PointIndex>({ category: 0, series: 0 });
  /** Taken away with Escape: stays away until the pointer means another one. */
  const dismissed = useRef<PointIndex | null>(null);
  const byPointer = useRef(false);

  const find = (index: PointIndex | null) => points.find((point) => index !== null && same(point, index));
  const active = find(hovered) ?? find(walked);
  const shown = active !== undefined;

  const dismiss = useEvent(() => {
    dismissed.current = hovered;
    setHovered(null);
    setWalked(null);
  });
  // The pointer shows a value without the focus being here, and Escape takes it away all the same.
  useEffect(() => {
    if (!shown) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown, dismiss]);

  const point = (event: PointerEvent<HTMLElement>) => {
    // Over the tooltip the value stays, so that its text can be read and selected.
    if ((event.target as Element).closest('[data-slot="tooltip"]')) return;
    const svg = event.currentTarget.querySelector('svg');
    if (!svg) return;
    const shown = svg.getBoundingClientRect();
    const scale = svg.viewBox.baseVal.width / shown.width;
    const found = pointAt(points, (event.clientX - shown.left) * scale, (event.clientY - shown.top) * scale) ?? null;
    if (found && same(found, dismissed.current)) return;
    dismissed.current = null;
    setHovered((now) => (same(now, found) ? now : found && { category: found.category, series: found.series }));
    if (found) last.current = { category: found.category, series: found.series };
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      byPointer.current = true;
      dismissed.current = null;
      point(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') point(event);
    },
    // A finger leaves whenever it is lifted; what it tapped stays until the focus goes.
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') setHovered(null);
    },
    onFocus: () => {
      if (!byPointer.current) setWalked(find(last.current) ?? points[0] ?? null);
      byPointer.current = false;
    },
    onBlur: () => {
      byPointer.current = false;
      dismissed.current = null;
      setHovered(null);
      setWalked(null);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape' && shown) {
        // It is the tooltip that closes, not the dialog around it.
        event.stopPropagation();
        dismiss();
        return;
      }
      // The first key after Escape shows where one is.
      const to = walkPoints(event.key, last.current, grid);
      if (!to || points.length === 0) return;
      event.preventDefault();
      const next = find(shown ? to : last.current) ?? points[0]!;
      last.current = { category: next.category, series: next.series };
      setHovered(null);
      setWalked(last.current);
    },
  };

  return { active, walked: find(walked), handlers };
}
