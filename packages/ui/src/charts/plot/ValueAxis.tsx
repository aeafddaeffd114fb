import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import type { ComponentProps } from 'react';
import type { Box } from './walkPoints.js';

/** The value axis: a line at each step, with its label. */
export function ValueAxis({
  scale,
  plot,
  ticks,
  names,
  em,
  rtl,
}: {
  scale: ComponentProps<typeof GridRows>['scale'] & ((value: number) => number);
  plot: Box;
  ticks: readonly number[];
  /** The label of each step. */
  names: readonly string[];
  em: number;
  rtl: boolean;
}) {
  return (
    <>
      <g data-slot="grid">
        <GridRows scale={scale} left={plot.x} width={plot.width} tickValues={[...ticks]} stroke="" />
      </g>
      <Group data-slot="ticks" left={rtl ? plot.x + plot.width + 6 * em : plot.x - 6 * em}>
        {ticks.map((tick, index) => (
          <text key={tick} y={scale(tick) + 4 * em} textAnchor="end">
            {names[index]}
          </text>
        ))}
      </Group>
    </>
  );
}
