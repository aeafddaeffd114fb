import type { confirmDialogLabels } from './confirmDialog.labels.js';

export const confirmDialogLabelsDe: typeof confirmDialogLabels = {
  cancel: 'Abbrechen',
  confirm: 'OK',
};
