import type { ChartFrameProps } from '../chart-frame/ChartFrame.js';

/**
 * The period that the figures cover.
 * @since 0.1.0
 * @experimental
 */
export type DashboardPeriod = 'day' | 'week' | 'month';

/** The props that every panel takes besides its figures. The rest goes to its root. */
export interface PanelProps
  extends Omit<
    ChartFrameProps,
    | 'title'
    | 'measure'
    | 'legend'
    | 'table'
    | 'emptyText'
    | 'children'
    | 'formatValue'
    | 'tools'
    | 'downloadName'
    | 'loadingShape'
  > {
  /** The period that the figures cover. Shown if given. */
  period?: DashboardPeriod | undefined;
}
