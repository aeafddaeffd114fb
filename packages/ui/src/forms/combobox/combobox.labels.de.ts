import type { comboboxLabels } from './combobox.labels.js';

/** Was das durchsuchbare Auswahlfeld von sich aus sagt. */
export const comboboxLabelsDe: typeof comboboxLabels = {
  open: 'Auswahl zeigen',
  clear: 'Auswahl aufheben',
  loading: 'Wird geladen …',
  empty: 'Nichts zur Auswahl',
  noMatch: (query) => `Nichts passt zu „${query}“`,
  count: (count, written) => (count === 1 ? '1 Eintrag' : `${written} Einträge`),
  more: (count) => `${count} weitere: tippen Sie, um einzugrenzen`,
};
