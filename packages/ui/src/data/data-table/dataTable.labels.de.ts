import type { dataTableLabels } from './dataTable.labels.js';

export const dataTableLabelsDe: typeof dataTableLabels = {
  sorted: (column, direction) => `Sortiert nach ${column}, ${direction === 'asc' ? 'aufsteigend' : 'absteigend'}`,
  loading: 'Wird geladen …',
  empty: 'Noch nichts vorhanden',
  noMatch: (search) => (search ? `Nichts passt zu „${search}“.` : 'Nichts passt zu diesen Filtern.'),
  clearFilter: 'Filter aufheben',
  retry: 'Erneut versuchen',
};
