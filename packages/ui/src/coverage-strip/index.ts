export { CoverageStrip, type CoverageStripProps } from './CoverageStrip.js';
