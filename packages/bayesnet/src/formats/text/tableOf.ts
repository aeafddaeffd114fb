import type { ProblemList } from '../problemList.js';
import type { RawNode, RawTable } from '../rawNode.js';
import { DEFAULT_COLUMN, type ListedColumns } from '../tablePlace.js';
import type { ProbabilityDefinition } from './probabilityDefinition.js';
import type { Owner } from './labelledRows.js';
import { additionTo, type ItemWriter } from './tableItems.js';

/** The columns of the rows of a table, in the order of the file; undefined if one cannot be told, which is reported. */
export type ColumnsOf = (parents: readonly RawNode[], problems: ProblemList) => Int32Array | undefined;

/** The table of a definition; undefined if there is none. */
export function tableOf(
  source: string,
  definition: ProbabilityDefinition,
  owner: Owner,
  columnsOf: ColumnsOf,
  writer: ItemWriter,
): RawTable | undefined {
  const { list, rows, isUnread, offset } = definition;
  if (isUnread || rows.hasWildcard) return { offset, unread: true };
  if (list || rows.length === 0) return list;
  const listed = (parents: readonly RawNode[], problems: ProblemList): ListedColumns | undefined => {
    const columns = rows.areWhole(owner, problems) ? columnsOf(parents, problems) : undefined;
    if (!columns) return undefined;
    // aGrUM writes the only column of a node without parents as a default.
    if (parents.length === 0) return { columns: columns.map((column) => (column === DEFAULT_COLUMN ? 0 : column)) };
    return rows.hasDefault ? { columns, addition: additionTo(source, definition, parents, writer) } : { columns };
  };
  return { numbers: rows.numbers, offset: rows.offset, listed };
}
