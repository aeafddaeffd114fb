export { ProgressBar, type ProgressBarProps } from './ProgressBar.js';
export { ProgressRing, type ProgressRingProps } from './ProgressRing.js';
