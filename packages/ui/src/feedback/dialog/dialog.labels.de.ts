import type { dialogLabels } from './dialog.labels.js';

export const dialogLabelsDe: typeof dialogLabels = {
  close: 'Schließen',
};
