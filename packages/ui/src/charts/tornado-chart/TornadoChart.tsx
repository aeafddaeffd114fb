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
  /** Adds the unit to a formatted value, such as "24 %" from "24": at bars and axis, and where it is spoken. */
  formatUnit?: ((value: string) => string) | undefined;
}

/**
 * How far each answer moves an outcome: a bar from the lowest to the highest value around the value now, its name above
 * it, and one axis below. Put it into a ChartFrame, which adds the title, the table and the downloads.
 * @since 0.1.0
 * @experimental
 */
export const TornadoChart = forwardRef<HTMLDivElement, TornadoChartProps>(function TornadoChart(
  { bars, value, formatValue, formatUnit, ...rest },
  ref,
) {
  const texts = useLabels({ tornadoChart: tornadoChartLabels }).tornadoChart;
  const root = useOwnRef(ref);
  const size = usePlotSize(root);
  const formatNumber = useValueFormat(formatValue);
  const format = useMemo(
    () => (formatUnit ? (each: number) => formatUnit(formatNumber(each)) : formatNumber),
    [formatUnit, formatNumber],
  );
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
      <TornadoAxis axis={layout.axis} em={size.em} />
      <line data-slot="zero" x1={layout.now} x2={layout.now} y1={0} y2={layout.axis.y} />
      {layout.bars.map((bar, index) => (
        <NamedBar key={index} bar={bar} layout={layout} size={size} />
      ))}
    </Plot>
  );
});

/** The axis below the bars, and a line up from each of its ticks. */
function TornadoAxis({
  axis: { y, from, to, ticks },
  em,
}: {
  axis: ReturnType<typeof layTornado>['axis'];
  em: number;
}) {
  return (
    <>
      <g data-slot="grid">
        {ticks.map(({ x }) => (
          <line key={x} x1={x} x2={x} y1={0} y2={y} />
        ))}
        <line x1={from} x2={to} y1={y} y2={y} />
      </g>
      <g data-slot="ticks">
        {ticks.map(({ x, text }) => (
          <text key={x} x={x} y={y + 16 * em} textAnchor="middle">
            {text}
          </text>
        ))}
      </g>
    </>
  );
}

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
        {/* The lines of the value now and of the axis pass behind the name. */}
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
