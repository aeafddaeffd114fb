export { TimeLeft, type TimeLeftProps } from './TimeLeft.js';
