import { type RefObject, useEffect, useState } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { CHUNK } from './HeatChunk.js';
import type { HeatLayout } from './heatLayout.js';

/**
 * The chunks of columns that the scroller shows, and a little before and after them; the last column that is whole in
 * sight; and whether there is more than that.
 */
export function useChunksInSight(scroller: RefObject<HTMLElement | null>, layout: HeatLayout) {
  const [range, setRange] = useState({ first: 0, last: 1, whole: Infinity, scrolls: false, goesOn: false });
  const look = useEvent(() => {
    const box = scroller.current;
    if (!box) return;
    // Right to left, the way scrolled is negative.
    const start = layout.turned ? box.scrollTop : Math.abs(box.scrollLeft);
    const shown = layout.turned ? box.clientHeight : box.clientWidth;
    const first = Math.floor(layout.columnAt(start - shown / 4) / CHUNK);
    const last = Math.floor(layout.columnAt(start + shown * 1.25) / CHUNK);
    const content = layout.turned ? box.scrollHeight : box.scrollWidth;
    const end = start + shown - (layout.turned ? layout.head : layout.side);
    const at = layout.columnAt(end);
    const found = {
      first,
      last,
      scrolls: content > shown + 1,
      goesOn: start + shown < content - 1,
      whole: layout.column(at).from + layout.column(at).size <= end + 1 ? at : at - 1,
    };
    setRange((now) =>
      Object.entries(found).every(([key, value]) => now[key as keyof typeof now] === value) ? now : found,
    );
  });
  useEffect(look, [look, layout]);
  const most = Math.floor((layout.columns - 1) / CHUNK);
  return { ...range, first: Math.min(range.first, most), last: Math.min(range.last, most), look };
}
