import { type AssessedTable, FilledTable } from './filledTable.js';
import { PooledColumns, type PooledTable } from './pooledColumns.js';
import type { WrittenColumns } from './writtenColumns.js';

/** What is written into a node's table: what one assessment says of it, or the shares that a panel pooled. */
export type TableToWrite = AssessedTable | PooledTable;

/** @param hasNumbers whether the file has numbers for the node already */
export const columnsOf = (table: TableToWrite, hasNumbers: boolean): WrittenColumns =>
  'pooled' in table ? new PooledColumns(table, hasNumbers) : new FilledTable(table, hasNumbers);
