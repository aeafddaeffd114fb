import type { MouseEvent, PointerEvent } from 'react';
import type { HeatLayout } from './heatLayout.js';

/** Scrolls a column into sight. */
export function showColumn(box: HTMLElement, layout: HeatLayout, column: number): void {
  const { from, size: own } = layout.column(column);
  const [key, shown, names] = layout.turned
    ? (['scrollTop', box.clientHeight, layout.head] as const)
    : (['scrollLeft', box.clientWidth, layout.side] as const);
  const sign = layout.rtl && !layout.turned ? -1 : 1;
  const now = box[key] * sign;
  const room = shown - names;
  // Turned, the heading of its group comes in sight with it.
  if (from - own < now) box[key] = sign * Math.max(0, from - own - 40);
  else if (from + own + 4 > now + room) box[key] = sign * (from + 2 * own - room);
}

/** The column under the pointer; undefined over names and headings. */
export function columnUnder(event: PointerEvent | MouseEvent, layout: HeatLayout): number | undefined {
  const box = event.currentTarget.getBoundingClientRect();
  const inline = layout.rtl ? box.right - event.clientX : event.clientX - box.left;
  const block = event.clientY - box.top - layout.head;
  const [along, across] = layout.turned ? [block, inline] : [inline - layout.side, block];
  if (along < 0 || across < 0 || along > layout.length) return undefined;
  const found = layout.columnAt(along);
  // Headings between rows are no column's.
  return along <= layout.column(found).from + layout.column(found).size + 2 ? found : undefined;
}
