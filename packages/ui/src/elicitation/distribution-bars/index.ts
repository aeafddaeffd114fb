export { Bars } from './Bars.js';
export { DistributionBars, type DistributionBarsProps } from './DistributionBars.js';
