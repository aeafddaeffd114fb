import { Skeleton } from '../../feedback/skeleton/Skeleton.js';
import type { DataTableColumn, RowStatus } from './column.js';
import { Cell, Row, RowHead } from './DataTable.styles.js';
import type { KeyedRow } from './useTableRows.js';

interface TableRowsProps<Data> {
  rows: readonly KeyedRow<Data>[];
  columns: readonly DataTableColumn<Data>[];
  /** The id of the column that names a row. */
  rowHeader: string | undefined;
  getRowStatus: ((row: Data) => RowStatus) | undefined;
}

/** The rows of one page. In a card a value is followed by its unit, or preceded by its heading. */
export function TableRows<Data>({ rows, columns, rowHeader, getRowStatus }: TableRowsProps<Data>) {
  return rows.map((row) => (
    <Row key={row.id} data-slot="row" data-status={getRowStatus?.(row.original)}>
      {columns.map((column, index) => {
        const middle = index > 0 && index < columns.length - 1;
        const unit = middle ? column.unit?.(row.original) : undefined;
        const Place = column.id === rowHeader ? RowHead : Cell;
        return (
          <Place
            key={column.id}
            data-align={column.align ?? 'start'}
            data-unit={unit}
            data-head={middle && unit === undefined && column.header ? column.header : undefined}
          >
            {column.cell(row.original)}
          </Place>
        );
      })}
    </Row>
  ));
}

/** Placeholders for the usual number of rows, while they are loading. */
export function LoadingRows({
  columns,
  count,
}: {
  columns: readonly { id: string; align?: 'start' | 'end' | undefined }[];
  count: number;
}) {
  return Array.from({ length: count }, (_, row) => (
    <Row key={row} aria-hidden="true">
      {columns.map((column, place) => (
        <Cell key={column.id} data-align={column.align ?? 'start'}>
          <Skeleton width={place === 0 ? `${9 + ((row * 5) % 7)}rem` : '3rem'} />
        </Cell>
      ))}
    </Row>
  ));
}
