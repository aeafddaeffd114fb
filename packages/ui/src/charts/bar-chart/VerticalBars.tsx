import { Group } from '@visx/group';
import { ValueAxis } from '../plot/ValueAxis.js';
import { Bars } from './BarChart.styles.js';
import { OneBar } from './OneBar.js';
import type { layVerticalBars } from './layVerticalBars.js';

/** Vertical bars on their axis. */
export function VerticalBars({
  layout,
  em,
  rtl,
  highlight,
  formatValue,
}: {
  layout: ReturnType<typeof layVerticalBars>;
  em: number;
  rtl: boolean;
  highlight: boolean;
  formatValue: (value: number) => string;
}) {
  const { plot, y, zero, ticks, tickNames, names, bars, line } = layout;
  return (
    <>
      <ValueAxis scale={y} plot={plot} ticks={ticks} names={tickNames} em={em} rtl={rtl} />
      <Bars data-slot="bars" data-highlight={highlight ? '' : undefined}>
        {bars.map((bar) => (
          <OneBar key={`${bar.series} ${bar.category}`} bar={bar} far={(bar.value ?? 0) < 0 ? 'bottom' : 'top'} />
        ))}
      </Bars>
      {highlight
        ? bars
            .filter((bar) => bar.largest)
            .map(({ box, ...bar }) => (
              <text
                key={`${bar.series} ${bar.category}`}
                data-slot="value"
                x={box.x + box.width / 2}
                y={box.y - 4 * em}
                textAnchor="middle"
              >
                {formatValue(bar.value ?? 0)}
              </text>
            ))
        : null}
      <Group data-slot="names" top={plot.y + plot.height}>
        {names.map(({ category, x, lines }) =>
          lines.map((text, index) => (
            <text key={`${category} ${index}`} x={x} y={14 * em + index * line} textAnchor="middle">
              {text}
            </text>
          )),
        )}
      </Group>
      <line data-slot="zero" x1={plot.x} x2={plot.x + plot.width} y1={zero} y2={zero} />
    </>
  );
}
