import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useState,
} from 'react';
import { Alert } from '../../feedback/alert/Alert.js';
import { Button } from '../../controls/button/Button.js';
import { EmptyState } from '../../feedback/empty-state/EmptyState.js';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { Pagination } from '../pagination/Pagination.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { withName } from '../../foundations/names/withName.js';
import { dataTableLabels } from '../../labels/english.js';
import type { DataTableColumn, RowStatus } from './column.js';
import { Body, CardTable, Root } from './DataTable.styles.js';
import type { RowFilter } from './filterRows.js';
import type { Sort } from './sortStorage.js';
import { TableHead } from './TableHead.js';
import { LoadingRows, TableRows } from './TableRows.js';
import { useTableRows } from './useTableRows.js';

/** A change of the order: a head was pressed. */
export type SortDetails = InteractionDetails<'press'>;

export interface DataTableProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What the table is about, for screen readers. */
  caption: string;
  /** The rows, all of them, in any order. */
  rows: readonly Row[];
  /** The columns. The first names the row, the last holds what can be done with it. Keep the list between renders. */
  columns: readonly DataTableColumn<Row>[];
  /** What tells a row from all others. */
  getRowKey: (row: Row) => string;
  /** How far a row has come; drawn as colour and bar, so the cells have to say it in words. */
  getRowStatus?: ((row: Row) => RowStatus) | undefined;
  /** How it is sorted, where the parent holds it: see `useStoredSort`. Pages start over when it changes. */
  sort?: Sort | undefined;
  /** How it is sorted to begin with, where it holds that itself. Left out, by the first column, ascending. */
  defaultSort?: Sort | undefined;
  /** Called with the order that was chosen. */
  onSortChange?: ((sort: Sort, details: SortDetails) => void) | undefined;
  /**
   * What was typed into a search box. Rows that do not hold it are left out.
   * @default ''
   */
  search?: string | undefined;
  /** The words of a row that are searched. Keep the function between renders. */
  getSearchText?: ((row: Row) => string) | undefined;
  /** Conditions that rows have to meet, all of them. Keep the list between renders. */
  filters?: readonly RowFilter<Row>[] | undefined;
  /** Takes search and filters away; offered where they leave nothing. */
  onClearFilter?: (() => void) | undefined;
  /**
   * How many rows a page holds to begin with.
   * @default 15
   */
  defaultPageSize?: number | undefined;
  /** True while the rows are fetched. Heads stay, rows are drawn as grey lines. */
  loading?: boolean | undefined;
  /** What went wrong while the rows were fetched. Rows that are there stay. */
  error?: ReactNode;
  /** Fetches once more; offered beside the error. */
  onRetry?: (() => void) | undefined;
  /** What stands in place of rows when there are none at all. Left out, the labels' sentence. */
  empty?: ReactNode;
}

function DataTableWithRef<Row>(
  {
    caption,
    rows,
    columns,
    getRowKey,
    getRowStatus,
    sort: givenSort,
    defaultSort,
    onSortChange,
    search = '',
    getSearchText,
    filters,
    onClearFilter,
    defaultPageSize = 15,
    loading = false,
    error,
    onRetry,
    empty,
    ...rest
  }: DataTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { locale } = useCredence();
  const labels = useLabels({ dataTable: dataTableLabels });
  const texts = labels.dataTable;
  const [announcement, setAnnouncement] = useState('');
  const [sort, setSort] = useControllableState<Sort, SortDetails>({
    value: givenSort,
    defaultValue: defaultSort ?? { field: columns[0]?.id ?? '', direction: 'asc' },
    onChange: onSortChange,
  });
  const shown = useTableRows({
    ...{ rows, columns, getRowKey, locale, sort, search, getSearchText, filters, defaultPageSize },
  });

  const sortBy = (next: Sort, event: Event) => {
    setSort(next, { reason: 'press', event });
    shown.setPage(1);
    setAnnouncement(texts.sorted(columns.find((column) => column.id === next.field)?.header ?? '', next.direction));
  };
  const waiting = loading && rows.length === 0;
  const nothing = !loading && !error && rows.length === 0;
  const filteredAway = !waiting && rows.length > 0 && shown.total === 0;

  return (
    <Root ref={ref} data-credence="data-table" {...rest}>
      {error ? (
        <Alert
          action={
            onRetry ? (
              <Button variant="text" size="small" onClick={onRetry}>
                {texts.retry}
              </Button>
            ) : undefined
          }
        >
          {error}
        </Alert>
      ) : null}
      {nothing ? (empty ?? <EmptyState title={texts.empty} />) : null}
      {waiting || rows.length > 0 ? (
        <CardTable aria-busy={loading || undefined} data-slot="table">
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <TableHead columns={columns} sort={sort} onSortChange={sortBy} />
          <Body>
            {waiting ? (
              <LoadingRows columns={columns} count={8} />
            ) : (
              <TableRows rows={shown.rows} columns={columns} getRowStatus={getRowStatus} />
            )}
          </Body>
        </CardTable>
      ) : null}
      {filteredAway ? (
        <EmptyState
          title={withName(texts.noMatch, search.trim())}
          action={onClearFilter ? <Button onClick={onClearFilter}>{texts.clearFilter}</Button> : undefined}
        />
      ) : null}
      {shown.total > 0 ? (
        <Pagination
          total={shown.total}
          page={shown.page}
          pageSize={shown.pageSize}
          onPageChange={shown.setPage}
          onPageSizeChange={shown.setPageSize}
        />
      ) : null}
      <VisuallyHidden role="status">{waiting ? texts.loading : announcement}</VisuallyHidden>
    </Root>
  );
}

/**
 * A list that can be sorted, searched and turned page by page. Below 576 px each row is a card.
 *
 * It holds the page it shows; what is searched, filtered and sorted may come from outside.
 */
// forwardRef forgets the type parameter; this is its own signature with the parameter kept.
export const DataTable = forwardRef(DataTableWithRef) as <Row>(
  props: DataTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactNode;
