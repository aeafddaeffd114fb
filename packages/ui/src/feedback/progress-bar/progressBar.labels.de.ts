import type { progressBarLabels } from './progressBar.labels.js';

export const progressBarLabelsDe: typeof progressBarLabels = {
  progress: 'Fortschritt',
};
