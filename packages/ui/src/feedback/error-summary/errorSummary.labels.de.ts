import type { errorSummaryLabels } from './errorSummary.labels.js';

/** Was die Liste der Probleme von sich aus sagt. */
export const errorSummaryLabelsDe: typeof errorSummaryLabels = {
  heading: 'Da fehlt noch etwas',
};
