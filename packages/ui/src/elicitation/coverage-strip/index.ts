export { CoverageStrip, type CoverageStripProps } from './CoverageStrip.js';
export type { CoverageCell } from './coverageRuns.js';
