import { useLayoutEffect, useRef, useState } from 'react';
import { Tooltip, TooltipLine } from './Plot.styles.js';
import type { PlotPoint } from './walkPoints.js';

/** One line of a tooltip: the name of a series, where there are several, and its value. */
export interface TooltipEntry {
  readonly name: string;
  readonly value: string;
  readonly active: boolean;
}

/** Says what one value of a chart is, above the place where it is drawn. */
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
  // Its own width depends on its words. It is never there on the server.
  useLayoutEffect(() => setOwn(box.current?.offsetWidth ?? 0), [category, entries]);

  const centre = point.box.x + point.box.width / 2;
  const start = Math.max(0, Math.min(width - own, centre - own / 2));
  // It stands at the start edge, which is the right one where the page reads from right to left.
  const shift = rtl ? start + own - width : start;
  const place = { '--credence-tooltip-x': `${shift}px`, '--credence-tooltip-y': Math.max(0, point.box.y) };
  return (
    <Tooltip ref={box} data-slot="tooltip" aria-hidden="true" style={place}>
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
