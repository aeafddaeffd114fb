import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Plot } from '../plot/Plot.js';
import type { ChartSeries } from '../plot/chartData.js';
import { usePlotSize } from '../../foundations/figures/usePlotSize.js';
import { useValueFormat } from '../plot/useValueFormat.js';
import { barChartLabels, chartLabels } from '../../labels/english.js';
import { HorizontalBars } from './HorizontalBars.js';
import { layHorizontalBars } from './layHorizontalBars.js';
import { VerticalBars } from './VerticalBars.js';
import { layVerticalBars } from './layVerticalBars.js';

/** @since 0.1.0 */
export interface BarChartProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The accessible name: usually the sentence above the chart. */
  label: string;
  /** The categories, in drawing order. Names may be repeated. */
  categories: readonly string[];
  /** One or more values per category. A negative value hangs below zero; values that are not finite are left out. */
  series: readonly ChartSeries[];
  /**
   * Vertical for hours and other sequences in time, horizontal for names.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /**
   * True if the largest value is highlighted and shows its number. Values tied for the largest are highlighted
   * together.
   * @default false
   */
  highlightLargest?: boolean | undefined;
  /**
   * Vertical bars only: the minimum interval between labelled categories.
   * @default 1
   */
  nameEvery?: number | undefined;
  /** Formats a value. Defaults to the provider's language with at most one decimal place. */
  formatValue?: ((value: number) => string) | undefined;
}

/**
 * Bars for values by category: vertical in groups, or horizontal with their numbers at the end. It fills the width
 * available. Put it into a ChartFrame, which adds the title, the table and the downloads.
 * @since 0.1.0
 */
export const BarChart = forwardRef<HTMLDivElement, BarChartProps>(function BarChart(
  { categories, series, orientation = 'vertical', highlightLargest = false, nameEvery = 1, formatValue, ...rest },
  ref,
) {
  const { chart, barChart } = useLabels({ barChart: barChartLabels, chart: chartLabels });
  const root = useOwnRef(ref);
  const size = usePlotSize(root);
  const format = useValueFormat(formatValue);
  const vertical = useMemo(
    () =>
      orientation === 'vertical'
        ? layVerticalBars({ ...size, categories, series, nameEvery, formatValue: format })
        : undefined,
    [orientation, size, categories, series, nameEvery, format],
  );
  const horizontal = useMemo(
    () =>
      orientation === 'horizontal'
        ? layHorizontalBars({ ...size, categories, series, formatValue: format, noValue: chart.noValue })
        : undefined,
    [orientation, size, categories, series, format, chart.noValue],
  );
  const layout = (vertical ?? horizontal)!;
  const most = layout.bars.filter((bar) => bar.largest);
  const first = most.length === 1 ? most[0] : undefined;
  const name = (row: number) => (series.length > 1 ? (series[row]?.name ?? '') : '');
  const summary = barChart.summary(
    barChart.categories(categories.length),
    series.length > 1 ? series.map((each) => each.name).join(', ') : '',
    first ? chart.point(categories[first.category] ?? '', name(first.series), format(first.value ?? 0)) : '',
  );

  return (
    <Plot
      ref={root}
      data-credence="bar-chart"
      data-orientation={orientation}
      summary={summary}
      categories={categories}
      series={series}
      formatValue={format}
      width={size.width}
      height={layout.height}
      rtl={size.rtl}
      along={vertical ? 'inline' : 'block'}
      points={layout.bars}
      {...rest}
    >
      {vertical ? (
        <VerticalBars layout={vertical} em={size.em} rtl={size.rtl} highlight={highlightLargest} formatValue={format} />
      ) : null}
      {horizontal ? (
        <HorizontalBars layout={horizontal} em={size.em} rtl={size.rtl} highlight={highlightLargest} />
      ) : null}
    </Plot>
  );
});
