export { SumMeter, type SumMeterProps } from './SumMeter.js';
