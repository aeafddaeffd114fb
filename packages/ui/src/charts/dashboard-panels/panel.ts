import type { ChartFrameProps } from '../chart-frame/ChartFrame.js';

/** The stretch of time that the figures are of. */
export type DashboardPeriod = 'day' | 'week' | 'month';

/** What every panel takes beside its figures. The rest reaches its root. */
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
  /** The stretch of time that the figures are of. Named where it is given. */
  period?: DashboardPeriod | undefined;
}
