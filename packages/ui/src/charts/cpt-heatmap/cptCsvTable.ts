import type { ChartTable } from '../plot/chartData.js';
import { columnCount, type CptTable, valueAt } from './cptTable.js';

/** All columns as a table, a row each. Made when somebody asks for it: it may have tens of thousands of rows. */
export function cptCsvTable(table: CptTable, describe: (column: number) => string): ChartTable {
  return {
    columns: [table.parents.map(({ label }) => label).join(' · '), ...table.states.map(({ label }) => label)],
    rows: Array.from({ length: columnCount(table.parents) }, (_, column) => ({
      name: describe(column),
      values: table.states.map((_, state) => valueAt(table, column, state)),
    })),
  };
}
