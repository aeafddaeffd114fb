export { DataTable, type DataTableProps, type SortDetails } from './DataTable.js';
export { RowActions, type RowActionsProps } from './RowActions.js';
export type { DataTableColumn, RowStatus } from './column.js';
export type { RowFilter } from './filterRows.js';
export { readStoredSort, type Sort, type SortStorage, storeSort } from './sortStorage.js';
export { useStoredSort } from './useStoredSort.js';
