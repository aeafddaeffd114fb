import { forwardRef, useMemo } from 'react';
import { BarChart } from '../bar-chart/BarChart.js';
import { ChartFrame } from '../chart-frame/ChartFrame.js';
import { tableOf } from '../plot/chartData.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { dashboardPanelsLabels } from '../../labels/english.js';
import { hourName } from './hours.js';
import type { PanelProps } from './panel.js';
import { hasAny, peakOf } from './takeaways.js';

/**
 * The number of activities in one hour of the day.
 * @since 0.1.0
 * @experimental
 */
export interface HourCount {
  /** 0 to 23. */
  readonly hour: number;
  readonly count: number;
}

/**
 * @since 0.1.0
 * @experimental
 */
export interface ActivityTimesPanelProps extends PanelProps {
  /** The hours with their counts, in any order; a missing hour had none. Omit it while they are unknown. */
  activityTimes?: readonly HourCount[] | undefined;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const categories = hours.map(hourName);

/**
 * The hours at which people are active.
 * @since 0.1.0
 * @experimental
 */
export const ActivityTimesPanel = forwardRef<HTMLElement, ActivityTimesPanelProps>(function ActivityTimesPanel(
  { activityTimes, period, ...rest },
  ref,
) {
  const texts = useLabels({ dashboardPanels: dashboardPanelsLabels }).dashboardPanels;
  const series = useMemo(() => {
    const counts = new Map((activityTimes ?? []).map(({ hour, count }) => [hour, count]));
    return [{ name: texts.activities, values: hours.map((hour) => counts.get(hour) ?? 0) }];
  }, [texts, activityTimes]);
  const filled = hasAny(series);
  const found = filled && !rest.loading;
  const peak = peakOf(series[0]?.values ?? []);
  const finding = peak.kind === 'one' ? texts.busiestHour(hourName(peak.index)) : texts.noPeak;
  const title = found ? finding : texts.activityTimesTitle;

  return (
    <ChartFrame
      ref={ref}
      data-credence="activity-times-panel"
      title={title}
      measure={found ? texts.activityTimes(period ? texts.periods[period] : '') : period && texts.onlyPeriods[period]}
      table={tableOf({ head: texts.hour, categories: filled ? categories : [], series })}
      emptyText={texts.activityTimesEmpty}
      {...rest}
    >
      <BarChart label={title} categories={categories} series={series} nameEvery={6} highlightLargest />
    </ChartFrame>
  );
});
