import type { stateListLabels } from './stateList.labels.js';

const numbers = new Intl.NumberFormat('de');

/** Was die kurze Liste der Zustände über die Worte der Frage hinaus sagt. */
export const stateListLabelsDe: typeof stateListLabels = {
  answered: (answered, states) => `${numbers.format(answered)} von ${numbers.format(states)} beantwortet`,
};
