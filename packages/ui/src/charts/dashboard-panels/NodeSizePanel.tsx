import { forwardRef, useMemo } from 'react';
import { BarChart } from '../bar-chart/BarChart.js';
import { ChartFrame } from '../chart-frame/ChartFrame.js';
import { tableOf } from '../plot/chartData.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { dashboardPanelsLabels } from '../../labels/english.js';
import type { PanelProps } from './panel.js';
import { hasAny, peakOf } from './takeaways.js';

/**
 * How many nodes of each size people worked on.
 * @since 0.1.0
 * @experimental
 */
export interface NodePreferences {
  readonly small: number;
  readonly medium: number;
  readonly large: number;
}

/**
 * @since 0.1.0
 * @experimental
 */
export interface NodeSizePanelProps extends PanelProps {
  /** How many nodes of each size people worked on. Omit it while it is unknown. */
  nodePreferences?: NodePreferences | undefined;
}

const sizes = ['small', 'medium', 'large'] as const;

/**
 * The sizes of the nodes people work on.
 * @since 0.1.0
 * @experimental
 */
export const NodeSizePanel = forwardRef<HTMLElement, NodeSizePanelProps>(function NodeSizePanel(
  { nodePreferences, period, ...rest },
  ref,
) {
  const texts = useLabels({ dashboardPanels: dashboardPanelsLabels }).dashboardPanels;
  const categories = useMemo(() => sizes.map((size) => texts.sizes[size]), [texts]);
  const series = useMemo(
    () => [{ name: texts.nodes, values: sizes.map((size) => nodePreferences?.[size]) }],
    [texts, nodePreferences],
  );
  const filled = hasAny(series);
  const found = filled && !rest.loading;
  const peak = peakOf(series[0]?.values ?? []);
  const most = peak.kind === 'one' ? sizes[peak.index] : undefined;
  const title = found ? (most ? texts.sizeFinding(most) : texts.noSizePreference) : texts.nodeSizeTitle;

  return (
    <ChartFrame
      ref={ref}
      data-credence="node-size-panel"
      title={title}
      measure={found ? texts.nodeSize(period ? texts.periods[period] : '') : period && texts.onlyPeriods[period]}
      table={tableOf({ head: texts.size, categories: filled ? categories : [], series })}
      emptyText={texts.nodeSizeEmpty}
      loadingShape="horizontal"
      {...rest}
    >
      <BarChart label={title} categories={categories} series={series} orientation="horizontal" />
    </ChartFrame>
  );
});
