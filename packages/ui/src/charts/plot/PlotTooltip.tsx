import { useLayoutEffect, useRef, useState } from 'react';
import { Tooltip, TooltipLine } from './Plot.styles.js';
import type { PlotPoint } from './walkPoints.js';

/** One line of a tooltip: the name of a series, where there are several, and its value. */
export interface TooltipEntry {
  readonly name: string;
  readonly value: string;
  readonly active: boolean;
}

/** How far it stands off the value. */
const off = 7;
/** Below a value of many pixels it stands on the value itself. */
const tall = 24;

/** Says what one value of a chart is: above the place where it is drawn, or below its top where the window ends there. */
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
  // Its own size depends on its words. It is never there on the server.
  useLayoutEffect(() => {
    const tooltip = box.current;
    if (!tooltip) return;
    setOwn(tooltip.offsetWidth);
    const top = tooltip.offsetParent?.getBoundingClientRect().top ?? 0;
    setBelow(top + point.box.y - tooltip.offsetHeight - off < 0);
  }, [category, entries, point]);

  const centre = point.box.x + point.box.width / 2;
  const start = Math.max(0, Math.min(width - own, centre - own / 2));
  // It stands at the start edge, which is the right one where the page reads from right to left.
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
