import { type AssessedTable, FilledTable } from './filledTable.js';
import type { WrittenColumns, WrittenColumn } from './writtenColumns.js';

/** What is written into a node's table: what one assessment says of it, or the shares that a panel pooled. */
export type TableToWrite = AssessedTable | PooledTable;

/** @param hasNumbers whether the file has numbers for the node already */
export const columnsOf = (table: TableToWrite, hasNumbers: boolean): WrittenColumns =>
  'pooled' in table ? new PooledColumns(table, hasNumbers) : new FilledTable(table, hasNumbers);

/** What a panel says of the columns of one node, all together. */
interface PooledTable {
  readonly nodeKey: string;
  /** By column, as they are: not rounded to parts per million. */
  readonly pooled: ReadonlyMap<number, readonly number[]>;
}

/** Pooled shares as they are written: the columns without a pool stay as the file has them. */
class PooledColumns implements WrittenColumns {
  readonly #table: PooledTable;
  readonly hasNumbers: boolean;

  constructor(table: PooledTable, hasNumbers: boolean) {
    this.#table = table;
    this.hasNumbers = hasNumbers;
  }

  get nodeKey(): string {
    return this.#table.nodeKey;
  }

  columnAt(column: number): WrittenColumn | undefined {
    const shares = this.#table.pooled.get(column);
    return shares && { shares: [...shares], isImpossible: false };
  }
}
