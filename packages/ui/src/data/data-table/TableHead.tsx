import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import type { DataTableColumn } from './column.js';
import { BlankCell, Head, HeadCell, Row, SortButton } from './DataTable.styles.js';
import type { Sort } from './sort.js';

interface TableHeadProps<Data> {
  columns: readonly DataTableColumn<Data>[];
  sort: Sort;
  onSortChange: (sort: Sort, event: Event) => void;
}

/** The headings. A sortable one is a button: the first press sorts in ascending order, the next in descending. */
export function TableHead<Data>({ columns, sort, onSortChange }: TableHeadProps<Data>) {
  return (
    <Head>
      <Row>
        {columns.map((column) => {
          const sorted = column.sortValue && sort.field === column.id ? sort.direction : undefined;
          const turned = sorted === 'asc' ? 'desc' : 'asc';
          if (!column.header) return <BlankCell key={column.id} />;
          return (
            <HeadCell
              key={column.id}
              scope="col"
              data-align={column.align ?? 'start'}
              aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
            >
              {column.sortValue ? (
                <SortButton
                  type="button"
                  data-slot="sort"
                  onClick={(event) => onSortChange({ field: column.id, direction: turned }, event.nativeEvent)}
                >
                  <span>{column.head ?? column.header}</span>
                  {sorted ? <Glyph of={sorted === 'asc' ? drawings.sortAscending : drawings.sortDescending} /> : null}
                </SortButton>
              ) : (
                (column.head ?? column.header)
              )}
            </HeadCell>
          );
        })}
      </Row>
    </Head>
  );
}
