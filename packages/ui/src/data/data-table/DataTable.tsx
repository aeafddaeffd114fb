import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type Ref,
  type RefAttributes,
  useRef,
  useState,
} from 'react';
import { Alert } from '../../feedback/alert/Alert.js';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { EmptyState } from '../../feedback/empty-state/EmptyState.js';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { Pagination, type PaginationDetails } from '../pagination/Pagination.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { withName } from '../../foundations/names/withName.js';
import { dataTableLabels } from '../../labels/english.js';
import type { DataTableColumn, DataTableOrder, RowStatus } from './column.js';
import { Body, CardTable, Root } from './DataTable.styles.js';
import type { RowFilter } from './filterRows.js';
import type { Sort } from './sort.js';
import { SortChoice } from './SortChoice.js';
import { TableHead } from './TableHead.js';
import { LoadingRows, TableRows } from './TableRows.js';
import { type DataTableActions, useTableActions } from './useTableActions.js';
import { useTableRows } from './useTableRows.js';

/**
 * Describes a change of the order: a heading was pressed, or another order chosen from the list of orders.
 * @since 0.1.0
 */
export type SortDetails = InteractionDetails<'press'>;

/** @since 0.1.0 */
export interface DataTableProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The accessible name of the table. */
  caption: string;
  /** All rows, in any order. */
  rows: readonly Row[];
  /** The columns. The last contains the actions of a row. Keep the array stable across renders. */
  columns: readonly DataTableColumn<Row>[];
  /** Orders beside those of the columns. With any, the choice of orders stands above the table at every width. */
  orders?: readonly DataTableOrder<Row>[] | undefined;
  /** The id of the column that names a row, also to a screen reader that reads one of its cells. Defaults to the first. */
  rowHeader?: string | undefined;
  /** Returns the unique key of a row. */
  getRowKey: (row: Row) => string;
  /** Returns the progress of a row, drawn in colour and as a bar, so cells must also put it into words. */
  getRowStatus?: ((row: Row) => RowStatus) | undefined;
  /** The sort order, when controlled: a page that remembers it keeps it itself. Changing it goes back to the first page. */
  sort?: Sort | undefined;
  /** The initial sort order, when uncontrolled. Defaults to the first column, ascending. */
  defaultSort?: Sort | undefined;
  /** Called with the chosen order. */
  onSortChange?: ((sort: Sort, details: SortDetails) => void) | undefined;
  /**
   * The text typed into a search box. Rows that do not contain it are hidden.
   * @default ''
   */
  search?: string | undefined;
  /** Returns the searchable text of a row. Keep the function stable across renders. */
  getSearchText?: ((row: Row) => string) | undefined;
  /** Conditions that rows have to meet, all of them. Keep the array stable across renders. */
  filters?: readonly RowFilter<Row>[] | undefined;
  /** Clears search and filters; offered if they match nothing. */
  onClearFilter?: (() => void) | undefined;
  /**
   * The page, from 1, when controlled: to keep it in an address. Set it to 1 when search or filters change; a page
   * beyond the last shows the last.
   */
  page?: number | undefined;
  /**
   * The initial page, when uncontrolled.
   * @default 1
   */
  defaultPage?: number | undefined;
  /** Called with the page chosen, and with 1 when the order changes. */
  onPageChange?: ((page: number, details: PaginationDetails) => void) | undefined;
  /** The number of rows per page, when controlled. */
  pageSize?: number | undefined;
  /**
   * The initial number of rows per page, when uncontrolled.
   * @default 15
   */
  defaultPageSize?: number | undefined;
  /** Called with the chosen number of rows, before `onPageChange` with the page that then holds the first row shown. */
  onPageSizeChange?: ((pageSize: number, details: PaginationDetails) => void) | undefined;
  /** True while the rows are loading. Headings stay, and rows are drawn as grey lines. */
  loading?: boolean | undefined;
  /** The error of loading the rows. Rows already loaded stay. */
  error?: ReactNode;
  /** Loads again; offered next to the error. */
  onRetry?: (() => void) | undefined;
  /** Replaces the rows if there are none at all. Defaults to the sentence of the labels. */
  empty?: ReactNode;
  /** What the page can ask of the table and have it do: where a row is, and to give it the focus. */
  actionsRef?: Ref<DataTableActions> | undefined;
}

function DataTableWithRef<Row>(props: DataTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const { caption, rows, columns, orders, rowHeader = columns[0]?.id, getRowKey, getRowStatus, ...ordered } = props;
  const { sort: givenSort, defaultSort, onSortChange, search = '', getSearchText, filters, ...paged } = ordered;
  const { page, defaultPage, onPageChange, pageSize, defaultPageSize, onPageSizeChange, ...loaded } = paged;
  const { loading = false, error, onRetry, empty, onClearFilter, actionsRef, ...rest } = loaded;
  const { dataTable: texts } = useLabels({ dataTable: dataTableLabels });
  const body = useRef<HTMLTableSectionElement>(null);
  useTableActions(actionsRef, body);
  const { sort, chooseSort, announcement } = useSort(
    { columns, orders, sort: givenSort, defaultSort, onSortChange },
    texts,
  );
  const shown = useTableRows({
    rows,
    columns,
    orders,
    getRowKey,
    sort,
    search,
    getSearchText,
    filters,
    page,
    defaultPage,
    pageSize,
    defaultPageSize,
  });

  const turnTo = (next: number, details: PaginationDetails) => {
    shown.setPage(next);
    onPageChange?.(next, details);
  };
  const sortBy = (next: Sort, event: Event) => {
    chooseSort(next, event);
    turnTo(1, { reason: 'press', event });
  };
  const waiting = loading && rows.length === 0;
  const filteredAway = !waiting && rows.length > 0 && shown.total === 0;

  return (
    <Root ref={ref} data-credence="data-table" {...rest}>
      {error ? <Alert action={onRetry && retryButton(texts.retry, onRetry)}>{error}</Alert> : null}
      {!loading && !error && rows.length === 0 ? (empty ?? <EmptyState title={texts.empty} />) : null}
      {waiting || rows.length > 0 ? (
        <SortChoice columns={columns} orders={orders} sort={sort} onSortChange={sortBy} />
      ) : null}
      {waiting || rows.length > 0 ? (
        <CardTable aria-busy={loading || undefined} data-slot="table">
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <TableHead columns={columns} sort={sort} onSortChange={sortBy} />
          <Body ref={body}>
            {waiting ? (
              <LoadingRows columns={columns} count={8} />
            ) : (
              <TableRows rows={shown.rows} columns={columns} rowHeader={rowHeader} getRowStatus={getRowStatus} />
            )}
          </Body>
        </CardTable>
      ) : null}
      {filteredAway ? <NoMatch search={search} onClearFilter={onClearFilter} /> : null}
      <TablePages shown={shown} onTurn={turnTo} onPageChange={onPageChange} onPageSizeChange={onPageSizeChange} />
      <VisuallyHidden role="status">{waiting ? texts.loading : announcement}</VisuallyHidden>
    </Root>
  );
}

/** The order of the rows, and what is said of it once it was chosen here. */
function useSort<Row>(
  {
    columns,
    orders = [],
    sort: given,
    defaultSort,
    onSortChange,
  }: Pick<DataTableProps<Row>, 'columns' | 'orders' | 'sort' | 'defaultSort' | 'onSortChange'>,
  texts: typeof dataTableLabels,
) {
  const [sortedHere, setSortedHere] = useState(false);
  const [sort, setSort] = useControllableState<Sort, SortDetails>({
    value: given,
    defaultValue: defaultSort ?? { field: columns[0]?.id ?? '', direction: 'asc' },
    onChange: onSortChange,
  });
  const sortSentence = () => {
    const order = orders.find(({ id }) => id === sort.field);
    if (order) return `${texts.sortBy}: ${order.header}`;
    return texts.sorted(columns.find(({ id }) => id === sort.field)?.header ?? '', sort.direction);
  };
  return {
    sort,
    chooseSort: (next: Sort, event: Event) => {
      setSort(next, { reason: 'press', event });
      setSortedHere(true);
    },
    // The order in force, which a parent that refuses the choice has not changed.
    announcement: sortedHere ? sortSentence() : '',
  };
}

/** Replaces the rows if search or filters match none of them. */
function NoMatch({ search, onClearFilter }: Pick<DataTableProps<unknown>, 'onClearFilter'> & { search: string }) {
  const { dataTable: texts } = useLabels({ dataTable: dataTableLabels });
  return (
    <EmptyState
      title={withName(texts.noMatch, search.trim())}
      action={
        onClearFilter ? <PressButton onClick={() => onClearFilter()}>{texts.clearFilter}</PressButton> : undefined
      }
    />
  );
}

interface TablePagesProps extends Pick<DataTableProps<unknown>, 'onPageChange' | 'onPageSizeChange'> {
  shown: Omit<ReturnType<typeof useTableRows>, 'rows'>;
  /** Turns to a page and reports it. */
  onTurn: (page: number, details: PaginationDetails) => void;
}

function TablePages({ shown, onTurn, onPageChange, onPageSizeChange }: TablePagesProps) {
  return shown.total > 0 ? (
    <Pagination
      total={shown.total}
      page={shown.page}
      pageSize={shown.pageSize}
      onPageChange={onTurn}
      onPageSizeChange={(size, details) => {
        onPageSizeChange?.(size, details);
        onPageChange?.(shown.setPageSize(size), details);
      }}
    />
  ) : null;
}

const retryButton = (text: string, onRetry: () => void) => (
  <PressButton variant="text" size="small" onClick={() => onRetry()}>
    {text}
  </PressButton>
);

/**
 * A list that can be sorted, searched and paged. Below 576 px each row is a card, and "Sort by" replaces the headings.
 *
 * Search and filters come from outside; sort order, page and page size may.
 * @since 0.1.0
 */
// forwardRef drops the type parameter; this restores the signature.
export const DataTable = forwardRef(DataTableWithRef) as <Row>(
  props: DataTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactNode;
