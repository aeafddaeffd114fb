import { Axis } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Bars } from './BarChart.styles.js';
import { OneBar } from './OneBar.js';
import type { verticalBars } from './verticalBars.js';

/** Upright bars over their axis. */
export function VerticalBars({
  layout,
  em,
  rtl,
  highlight,
  formatValue,
}: {
  layout: ReturnType<typeof verticalBars>;
  em: number;
  rtl: boolean;
  highlight: boolean;
  formatValue: (value: number) => string;
}) {
  const { plot, x, y, zero, ticks, tickNames, names, bars, line } = layout;
  const lines = new Map(names.map((name) => [name.category, name.lines]));
  return (
    <>
      <g data-slot="grid">
        <GridRows scale={y} left={plot.x} width={plot.width} tickValues={[...ticks]} stroke="" />
      </g>
      <Axis
        orientation={rtl ? 'right' : 'left'}
        scale={y}
        left={rtl ? plot.width : plot.x}
        tickValues={[...ticks]}
        tickFormat={(_, index) => tickNames[index]}
        hideAxisLine
        hideTicks
        tickLength={6}
        tickComponent={({ x: at, y: middle, formattedValue }) => (
          <text x={at} y={middle + 4 * em} textAnchor="end">
            {formattedValue}
          </text>
        )}
      />
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
      <Axis
        orientation="bottom"
        scale={x}
        top={plot.y + plot.height}
        tickValues={names.map((name) => name.category)}
        hideAxisLine
        hideTicks
        tickLength={0}
        tickFormat={String}
        tickComponent={({ x: centre, formattedValue }) => (
          <>
            {lines.get(Number(formattedValue))?.map((text, index) => (
              <text key={index} x={centre} y={14 * em + index * line} textAnchor="middle">
                {text}
              </text>
            ))}
          </>
        )}
      />
      <line data-slot="zero" x1={plot.x} x2={plot.x + plot.width} y1={zero} y2={zero} />
    </>
  );
}
