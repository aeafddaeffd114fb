import type { buttonLabels } from './button.labels.js';

export const buttonLabelsDe: typeof buttonLabels = {
  busy: 'Bitte warten',
};
