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
 * @since 0.1.0
 * @experimental
 */
export interface LoginTimesPanelProps extends PanelProps {
  /** Logins per three hours of the day, from midnight. Omit it while they are unknown. */
  logins?: readonly number[] | undefined;
  /** Logouts per three hours of the day. */
  logouts?: readonly number[] | undefined;
}

const HOURS = 3;
const stretches = Array.from({ length: 24 / HOURS }, (_, index) => index * HOURS);
const categories = stretches.map(hourName);

/**
 * The times at which people log in and out, in steps of three hours.
 * @since 0.1.0
 * @experimental
 */
export const LoginTimesPanel = forwardRef<HTMLElement, LoginTimesPanelProps>(function LoginTimesPanel(
  { logins, logouts, period, ...rest },
  ref,
) {
  const texts = useLabels({ dashboardPanels: dashboardPanelsLabels }).dashboardPanels;
  const series = useMemo(
    () => [
      { name: texts.logins, values: logins ?? [] },
      { name: texts.logouts, values: logouts ?? [] },
    ],
    [texts, logins, logouts],
  );
  const filled = hasAny(series);
  const found = filled && !rest.loading;
  const table = tableOf({ head: texts.hour, categories: filled ? categories : [], series });

  /** Null without any values, empty if no period stands out. */
  const stretchOf = (values: readonly number[]) => {
    const peak = peakOf(values.slice(0, stretches.length));
    if (peak.kind === 'none') return null;
    return peak.kind === 'one' ? texts.stretch(hourName(peak.index * HOURS), hourName((peak.index + 1) * HOURS)) : '';
  };
  const finding = texts.loginFinding(stretchOf(logins ?? []), stretchOf(logouts ?? []));
  const title = found ? finding : texts.loginTimesTitle;

  return (
    <ChartFrame
      ref={ref}
      data-credence="login-times-panel"
      title={title}
      measure={found ? texts.loginTimes(period ? texts.periods[period] : '') : period && texts.onlyPeriods[period]}
      legend={series.map((each) => each.name)}
      table={table}
      emptyText={texts.loginTimesEmpty}
      {...rest}
    >
      <BarChart label={title} categories={categories} series={series} />
    </ChartFrame>
  );
});
