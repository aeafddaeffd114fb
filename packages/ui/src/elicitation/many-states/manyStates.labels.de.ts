import type { manyStatesLabels } from './manyStates.labels.js';

const numbers = new Intl.NumberFormat('de');

/** Was eine Frage mit vielen Zuständen sagt. */
export const manyStatesLabelsDe: typeof manyStatesLabels = {
  search: 'Zustand suchen',
  found: (found, total) => `${numbers.format(found)} von ${numbers.format(total)}`,
  nextOpen: (open) => `Nächster ohne Antwort (${numbers.format(open)})`,
  restEqually: (open) => `Der Rest teilt sich gleich auf (${numbers.format(open)})`,
  none: (search) => `Kein Zustand passt zu „${search}“.`,
};
