export { BarChart, type BarChartProps } from './BarChart.js';
