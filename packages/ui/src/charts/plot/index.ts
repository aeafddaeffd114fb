export { type ChartRow, type ChartSeries, type ChartTable, isEmptyTable, tableOf } from './chartData.js';
