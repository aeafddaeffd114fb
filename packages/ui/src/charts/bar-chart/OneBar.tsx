import { Bar, BarRounded } from '@visx/shape';
import type { DrawnBar } from './layVerticalBars.js';

/** One bar, with its far end slightly rounded if it is thick enough. Nothing for zero or a missing value. */
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
