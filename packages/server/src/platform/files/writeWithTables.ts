import type { ColumnSource } from '@credence/bayesnet';
import type { WrittenColumns } from './writtenColumns.js';

export interface ImpossibleColumns {
  readonly nodeKey: string;
  /** At least one. */
  readonly columns: number;
}

export interface WrittenWithTables<Written> {
  readonly written: Written;
  /** The nodes with columns that were written for what cannot occur, and how many of these each has. */
  readonly impossible: readonly ImpossibleColumns[];
}

/**
 * Has `write` write from tables, and counts what it wrote: only then is it known. `write` asks the source of a node for
 * each of its columns once; a table without numbers of its own that stays open somewhere is not written at all.
 */
export function writeWithTables<Written>(
  tables: readonly WrittenColumns[],
  write: (sources: ReadonlyMap<string, ColumnSource>) => Written,
): WrittenWithTables<Written> {
  const counted = tables.map((table) => {
    const count = { open: 0, impossible: 0 };
    const source: ColumnSource = (column) => {
      const entry = table.columnAt(column);
      if (!entry) count.open += 1;
      if (entry?.isImpossible) count.impossible += 1;
      return entry?.shares;
    };
    return { table, count, source };
  });
  const written = write(new Map(counted.map(({ table, source }) => [table.nodeKey, source])));
  return {
    written,
    impossible: counted
      .filter(({ table, count }) => count.impossible > 0 && (table.hasNumbers || count.open === 0))
      .map(({ table, count }) => ({ nodeKey: table.nodeKey, columns: count.impossible })),
  };
}
