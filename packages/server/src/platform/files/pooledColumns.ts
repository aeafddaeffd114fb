import type { WrittenColumn, WrittenColumns } from './writtenColumns.js';

/** What a panel says of the columns of one node, all together. */
export interface PooledTable {
  readonly nodeKey: string;
  /** By column, as they are: not rounded to parts per million. */
  readonly pooled: ReadonlyMap<number, readonly number[]>;
}

/** Pooled shares as they are written: the columns without a pool stay as the file has them. */
export class PooledColumns implements WrittenColumns {
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
