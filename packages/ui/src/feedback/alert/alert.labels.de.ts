import type { alertLabels } from './alert.labels.js';

export const alertLabelsDe: typeof alertLabels = {
  error: 'Fehler',
  success: 'Erfolg',
  info: 'Hinweis',
  warning: 'Warnung',
  dismiss: 'Ausblenden',
};
