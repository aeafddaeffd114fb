import { Bar, BarRounded } from '@visx/shape';
import type { DrawnBar } from './layVerticalBars.js';

/** One bar, its far end a little rounded where it is thick enough for that. Nothing for zero and for no value. */
export function OneBar({ bar, far }: { bar: DrawnBar; far: 'top' | 'bottom' | 'left' | 'right' }) {
  const { box, series, value, largest } = bar;
  if (box.width <= 0 || box.height <= 0) return null;
  const said = {
    'data-series': (series % 5) + 1,
    'data-largest': largest ? '' : undefined,
    'data-value': value ?? undefined,
  };
  if (Math.min(box.width, box.height) < 4) return <Bar {...box} {...said} />;
  return <BarRounded {...box} {...said} radius={2} {...{ [far]: true }} />;
}
