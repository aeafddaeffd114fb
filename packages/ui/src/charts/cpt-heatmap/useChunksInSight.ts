import { type RefObject, useEffect, useState } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { CHUNK } from './HeatChunk.js';
import type { HeatLayout } from './heatLayout.js';

/** The chunks of columns that the scroller shows, and a little before and after them. */
export function useChunksInSight(scroller: RefObject<HTMLElement | null>, layout: HeatLayout) {
  const [range, setRange] = useState({ first: 0, last: 1 });
  const look = useEvent(() => {
    const box = scroller.current;
    if (!box) return;
    // Right to left, the way scrolled is negative.
    const start = layout.turned ? box.scrollTop : Math.abs(box.scrollLeft);
    const shown = layout.turned ? box.clientHeight : box.clientWidth;
    const first = Math.floor(layout.columnAt(start - shown / 4) / CHUNK);
    const last = Math.floor(layout.columnAt(start + shown * 1.25) / CHUNK);
    setRange((now) => (now.first === first && now.last === last ? now : { first, last }));
  });
  useEffect(look, [look, layout]);
  const most = Math.floor((layout.columns - 1) / CHUNK);
  return { first: Math.min(range.first, most), last: Math.min(range.last, most), look };
}
