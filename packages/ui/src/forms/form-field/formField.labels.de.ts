import type { formFieldLabels } from './formField.labels.js';

/** Was alle Felder von sich aus sagen. */
export const formFieldLabelsDe: typeof formFieldLabels = {
  required: '*erforderlich.',
};
