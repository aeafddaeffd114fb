import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { tornadoChartLabels } from '../../labels/english.js';
import { Plot } from '../plot/Plot.js';
import { type PlotSize, usePlotSize } from '../../foundations/figures/usePlotSize.js';
import { useValueFormat } from '../plot/useValueFormat.js';
import { type DrawnTornadoBar, layTornado } from './layTornado.js';
import { Bars, Names } from './TornadoChart.styles.js';
import type { TornadoBar } from './tornadoBar.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface TornadoChartProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The accessible name: usually the sentence above the chart. */
  label: string;
  /** The bars, the strongest first. */
  bars: readonly TornadoBar[];
  /** The outcome now: the line that every bar lies around. */
  value: number;
  /** Formats a value. Defaults to the provider's language with at most one decimal place. */
  formatValue?: ((value: number) => string) | undefined;
}

/**
 * How far each answer moves an outcome: a bar from the lowest to the highest value around the value now, its name above
 * it. Put it into a ChartFrame, which adds the title, the table and the downloads.
 * @since 0.1.0
 * @experimental
 */
export const TornadoChart = forwardRef<HTMLDivElement, TornadoChartProps>(function TornadoChart(
  { bars, value, formatValue, ...rest },
  ref,
) {
  const texts = useLabels({ tornadoChart: tornadoChartLabels }).tornadoChart;
  const root = useOwnRef(ref);
  const size = usePlotSize(root);
  const format = useValueFormat(formatValue);
  const layout = useMemo(() => layTornado({ ...size, bars, value, formatValue: format }), [size, bars, value, format]);
  const categories = useMemo(() => bars.map((bar) => bar.label), [bars]);
  const series = useMemo(
    () => [
      { name: texts.low, values: bars.map((bar) => bar.low) },
      { name: texts.high, values: bars.map((bar) => bar.high) },
    ],
    [bars, texts],
  );
  const { rtl, width } = size;

  return (
    <Plot
      ref={root}
      data-credence="tornado-chart"
      summary={texts.summary(texts.bars(bars.length), format(value))}
      categories={categories}
      series={series}
      formatValue={format}
      width={width}
      height={layout.height}
      rtl={rtl}
      along="block"
      points={layout.points}
      {...rest}
    >
      <line data-slot="zero" x1={layout.now} x2={layout.now} y1={0} y2={layout.height} />
      {layout.bars.map((bar, index) => (
        <NamedBar key={index} bar={bar} layout={layout} size={size} />
      ))}
    </Plot>
  );
});

interface NamedBarProps {
  bar: DrawnTornadoBar;
  layout: ReturnType<typeof layTornado>;
  size: PlotSize;
}

/** One bar, its name, and the number at either end. */
function NamedBar({ bar, layout, size: { em, rtl, width } }: NamedBarProps) {
  const { name } = bar;
  return (
    <g data-strong={bar.strong ? '' : undefined}>
      <Names data-slot="names">
        {/* The line of the value now passes behind the name. */}
        <rect x={rtl ? width - name.width : 0} y={name.y} width={name.width} height={name.lines.length * layout.line} />
        {name.lines.map((text, line) => (
          <text key={line} x={rtl ? width : 0} y={name.y + line * layout.line + 13 * em}>
            {text}
          </text>
        ))}
      </Names>
      <Bars data-slot="bars">
        <rect x={bar.x} y={bar.y} width={bar.width} height={layout.bar} rx={2} />
        {bar.ends.map((end, side) => (
          <text key={side} x={end.x} y={end.y} textAnchor={end.before === rtl ? 'start' : 'end'}>
            {end.text}
          </text>
        ))}
      </Bars>
    </g>
  );
}
