import { Group } from '@visx/group';
import { Point } from '@visx/point';
import { Line } from '@visx/shape';
import type { NumberScale } from './valueScale.js';
import type { Box } from './walkPoints.js';

interface ValueAxisProps {
  scale: NumberScale;
  plot: Box;
  ticks: readonly number[];
  /** The label of each step. */
  names: readonly string[];
  em: number;
  rtl: boolean;
}

/** The value axis: a line at each step, with its label. */
export function ValueAxis({ scale, plot, ticks, names, em, rtl }: ValueAxisProps) {
  return (
    <>
      <Group data-slot="grid" left={plot.x}>
        {ticks.map((tick) => (
          <Line
            key={tick}
            from={new Point({ x: 0, y: scale(tick) })}
            to={new Point({ x: plot.width, y: scale(tick) })}
          />
        ))}
      </Group>
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
