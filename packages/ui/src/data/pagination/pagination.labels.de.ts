import type { paginationLabels } from './pagination.labels.js';

export const paginationLabelsDe: typeof paginationLabels = {
  pages: 'Seiten',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  page: (page) => `Seite ${page}`,
  range: (from, to, total) => `${from} bis ${to} von ${total}`,
  none: '0 von 0',
  perPage: (size) => `${size} je Seite`,
  size: 'Zeilen je Seite',
};
