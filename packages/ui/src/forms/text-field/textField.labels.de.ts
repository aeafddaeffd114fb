import type { textFieldLabels } from './textField.labels.js';

/** Was Felder von sich aus sagen. */
export const textFieldLabelsDe: typeof textFieldLabels = {
  optional: '(freiwillig)',
};
