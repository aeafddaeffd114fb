import { LinePath } from '@visx/shape';
import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import type { ChartSeries } from '../plot/chartData.js';
import { Plot } from '../plot/Plot.js';
import { ValueAxis } from '../plot/ValueAxis.js';
import { usePlotSize } from '../../foundations/figures/usePlotSize.js';
import { useValueFormat } from '../plot/useValueFormat.js';
import { lineChartLabels } from '../../labels/english.js';
import { KeyList } from './KeyList.js';
import { Names, Series } from './LineChart.styles.js';
import { type DrawnDot, linePlot } from './linePlot.js';

/** @since 0.1.0 */
export interface LineChartProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The accessible name: usually the sentence above the chart. */
  label: string;
  /** The categories, in drawing order. */
  categories: readonly string[];
  /** One or more lines. A line has a gap where a value is missing or not finite. */
  series: readonly ChartSeries[];
  /** The ends of the value axis, whatever the values. If omitted, it goes from zero to the next round number. */
  yDomain?: readonly [number, number] | undefined;
  /** Formats a value. Defaults to the provider's language with at most one decimal place. */
  formatValue?: ((value: number) => string) | undefined;
}

/**
 * Lines through values by category, each dot with its number. Names that do not fit on the axis are numbered
 * and listed below it. Put it into a ChartFrame, which adds the title, the table and the downloads.
 * @since 0.1.0
 */
export const LineChart = forwardRef<HTMLDivElement, LineChartProps>(function LineChart(
  { categories, series, yDomain, formatValue, ...rest },
  ref,
) {
  const { lineChart } = useLabels({ lineChart: lineChartLabels });
  const root = useOwnRef(ref);
  const size = usePlotSize(root);
  const format = useValueFormat(formatValue);
  const [from, to] = yDomain ?? [];
  const layout = useMemo(
    () =>
      linePlot({
        ...size,
        categories,
        series,
        yDomain: from === undefined || to === undefined ? undefined : [from, to],
        formatValue: format,
      }),
    [size, categories, series, from, to, format],
  );
  const { plot, y, domain, ticks, tickNames, dots, band, names, keyRows, line, height } = layout;
  const { em, rtl, width } = size;
  const summary = lineChart.summary(
    lineChart.points(dots.filter((dot) => dot.value !== null).length),
    format(domain[0]),
    format(domain[1]),
  );
  const foot = plot.y + plot.height;

  return (
    <Plot
      ref={root}
      data-credence="line-chart"
      summary={summary}
      categories={categories}
      series={series}
      formatValue={format}
      width={width}
      height={height}
      rtl={rtl}
      along="inline"
      points={dots}
      {...rest}
    >
      <ValueAxis scale={y} plot={plot} ticks={ticks} names={tickNames} em={em} rtl={rtl} />
      <line data-slot="zero" x1={plot.x} x2={plot.x + plot.width} y1={foot} y2={foot} />
      {series.map((_, row) => (
        <SeriesLine
          key={row}
          row={row}
          dots={dots.filter((dot) => dot.series === row)}
          em={em}
          numbered={band >= 26 * em}
        />
      ))}
      <AxisNames names={names} dots={dots} top={foot + 16 * em} line={line} />
      {keyRows.length > 0 ? <KeyList rows={keyRows} dots={dots} em={em} rtl={rtl} /> : null}
    </Plot>
  );
});

interface SeriesLineProps {
  row: number;
  dots: DrawnDot[];
  em: number;
  /** True if there is room for the number of each dot. */
  numbered: boolean;
}

/** One line with its dots. */
function SeriesLine({ row, dots, em, numbered }: SeriesLineProps) {
  return (
    <Series data-slot="line" data-series={(row % 5) + 1}>
      <LinePath data={dots} x={(dot) => dot.x} y={(dot) => dot.y} defined={(dot) => dot.value !== null} />
      {dots
        .filter((dot) => dot.value !== null)
        .map((dot) => (
          <g key={dot.category}>
            <circle
              cx={dot.x}
              cy={dot.y}
              r={4.5 * em}
              data-value={dot.value ?? undefined}
              data-beyond={dot.beyond ? '' : undefined}
            />
            {numbered ? (
              <text data-slot="value" x={dot.x} y={dot.number.y} textAnchor="middle">
                {dot.number.text}
              </text>
            ) : null}
          </g>
        ))}
    </Series>
  );
}

interface AxisNamesProps {
  /** The lines of each name. */
  names: readonly (readonly string[])[];
  dots: readonly DrawnDot[];
  /** The position of the first line, and the distance between two. */
  top: number;
  line: number;
}

/** The names of the categories, or their numbers, each below its dot. */
function AxisNames({ names, dots, top, line }: AxisNamesProps) {
  return (
    <Names data-slot="names">
      {names.map((lines, category) =>
        lines.map((text, index) => (
          <text key={`${category} ${index}`} x={dots[category]?.x} y={top + index * line} textAnchor="middle">
            {text}
          </text>
        )),
      )}
    </Names>
  );
}
