import { useLayoutEffect, useRef, useState } from 'react';
import { Tooltip, TooltipLine } from './Plot.styles.js';
import type { PlotPoint } from './walkPoints.js';

/** One line of a tooltip: the name of a series, if there are several, and its value. */
export interface TooltipEntry {
  readonly name: string;
  readonly value: string;
  readonly active: boolean;
}

/** The distance from the value. */
const off = 7;
/** At most this far below a value's top: over a taller value, it lies on the value itself. */
const tall = 24;

/** The text for a value of a chart: above its drawing, or below its top if there is no room in the window. */
export function PlotTooltip({
  point,
  category,
  entries,
  width,
  rtl,
}: {
  point: PlotPoint;
  category: string;
  entries: readonly TooltipEntry[];
  width: number;
  rtl: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(0);
  const [below, setBelow] = useState(false);
  // Its size depends on its text. It is never rendered on the server.
  useLayoutEffect(() => {
    const tooltip = box.current;
    if (!tooltip) return;
    setOwn(tooltip.offsetWidth);
    const top = tooltip.offsetParent?.getBoundingClientRect().top ?? 0;
    setBelow(top + point.box.y - tooltip.offsetHeight - off < 0);
  }, [category, entries, point]);

  const centre = point.box.x + point.box.width / 2;
  const start = Math.max(0, Math.min(width - own, centre - own / 2));
  // It is placed from the start edge, which is the right one if the page reads from right to left.
  const shift = rtl ? start + own - width : start;
  const place = {
    '--credence-tooltip-x': `${shift}px`,
    '--credence-tooltip-y': Math.max(0, point.box.y) + (below ? Math.min(point.box.height, tall) : 0),
  };
  return (
    <Tooltip ref={box} data-slot="tooltip" data-below={below ? '' : undefined} aria-hidden="true" style={place}>
      <p>{category}</p>
      {entries.map((entry, index) => (
        <TooltipLine key={index} data-active={entry.active ? '' : undefined}>
          <span>{entry.name}</span>
          <span>{entry.value}</span>
        </TooltipLine>
      ))}
    </Tooltip>
  );
}
