import type { passwordFieldLabels } from './passwordField.labels.js';

/** Was Passwortfelder von sich aus sagen. */
export const passwordFieldLabelsDe: typeof passwordFieldLabels = {
  show: 'Passwort zeigen',
};
