export { ChartFrame, type ChartFrameProps } from './ChartFrame.js';
export { type ChartRow, type ChartSeries, type ChartTable, tableOf } from '../plot/index.js';
