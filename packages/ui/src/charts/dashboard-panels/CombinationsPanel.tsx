import { forwardRef, useMemo, useState } from 'react';
import { BarChart } from '../bar-chart/BarChart.js';
import { ChartFrame } from '../chart-frame/ChartFrame.js';
import { tableOf } from '../plot/chartData.js';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { shownName } from '../../foundations/names/shownName.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { dashboardPanelsLabels } from '../../labels/english.js';
import type { PanelProps } from './panel.js';
import { spanOf } from './takeaways.js';

/**
 * The average number of combinations that decide one node.
 * @since 0.1.0
 * @experimental
 */
export interface NodeCombinations {
  readonly nodeId: string;
  /** The bar's label. Defaults to the id. */
  readonly name?: string | undefined;
  readonly average: number;
}

/**
 * @since 0.1.0
 * @experimental
 */
export interface CombinationsPanelProps extends PanelProps {
  /** The nodes with their averages, in any order. Omit it while they are unknown. */
  combinations?: readonly NodeCombinations[] | undefined;
  /**
   * The number of bars shown until the user asks for all.
   * @default 20
   */
  limit?: number | undefined;
}

/**
 * The number of combinations that decide each node, the largest first.
 * @since 0.1.0
 * @experimental
 */
export const CombinationsPanel = forwardRef<HTMLElement, CombinationsPanelProps>(function CombinationsPanel(
  { combinations, limit = 20, period, ...rest },
  ref,
) {
  const { locale } = useCredence();
  const labels = useLabels({ dashboardPanels: dashboardPanelsLabels });
  const texts = labels.dashboardPanels;
  const [all, setAll] = useState(false);
  const sorted = useMemo(
    () => (combinations ?? []).filter(({ average }) => Number.isFinite(average)).sort((a, b) => b.average - a.average),
    [combinations],
  );
  const shown = useMemo(() => (all ? sorted : sorted.slice(0, limit)), [sorted, all, limit]);
  const { categories, series } = useMemo(
    () => ({
      categories: shown.map(({ name, nodeId }) => shownName(name || nodeId)),
      series: [{ name: texts.averageCombinations, values: shown.map(({ average }) => average) }],
    }),
    [shown, texts],
  );

  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  const span = spanOf(sorted.map(({ average }) => average));
  const finding = (low: number, high: number) =>
    low === high ? texts.combinationsSame(number(low), low === 1) : texts.combinationsRange(number(low), number(high));
  const found = span !== null && !rest.loading;
  const title = found ? finding(span.low, span.high) : texts.combinationsTitle;
  const measure: string[] = [];
  if (found) measure.push(texts.combinations(period ? texts.periods[period] : ''));
  else if (period) measure.push(texts.onlyPeriods[period]);
  if (found && shown.length < sorted.length) measure.push(texts.largestOf(number(shown.length), number(sorted.length)));

  return (
    <ChartFrame
      ref={ref}
      data-credence="combinations-panel"
      title={title}
      measure={measure}
      table={tableOf({ head: texts.node, categories, series })}
      emptyText={texts.combinationsEmpty}
      tools={
        sorted.length > limit ? (
          <PressButton variant="text" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? texts.showFewer : texts.showAll(number(sorted.length))}
          </PressButton>
        ) : null
      }
      loadingShape="horizontal"
      {...rest}
    >
      <BarChart label={title} categories={categories} series={series} orientation="horizontal" />
    </ChartFrame>
  );
});
