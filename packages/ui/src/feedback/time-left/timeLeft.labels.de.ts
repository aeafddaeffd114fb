import type { timeLeftLabels } from './timeLeft.labels.js';

/** Wie lange etwas dauern wird. */
export const timeLeftLabelsDe: typeof timeLeftLabels = {
  minutes: (minutes) => `ca. ${minutes} Min.`,
};
