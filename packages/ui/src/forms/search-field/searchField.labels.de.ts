import type { searchFieldLabels } from './searchField.labels.js';

/** Was Suchfelder von sich aus sagen. */
export const searchFieldLabelsDe: typeof searchFieldLabels = {
  clear: 'Suche leeren',
};
