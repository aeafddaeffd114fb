import type { conditionsPanelLabels } from './conditionsPanel.labels.js';

export const conditionsPanelLabelsDe: typeof conditionsPanelLabels = {
  title: 'Bedingungen',
  changed: 'geändert',
  was: (previous) => `vorher: ${previous}`,
};
