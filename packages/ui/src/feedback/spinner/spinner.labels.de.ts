import type { spinnerLabels } from './spinner.labels.js';

export const spinnerLabelsDe: typeof spinnerLabels = {
  loading: 'Wird geladen …',
};
