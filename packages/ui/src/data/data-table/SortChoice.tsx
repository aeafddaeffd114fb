import { useId } from 'react';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { dataTableLabels } from '../../labels/english.js';
import type { DataTableColumn, DataTableOrder } from './column.js';
import { SortChoiceRoot, SortField } from './SortChoice.styles.js';
import type { Sort } from './sort.js';

interface SortChoiceProps<Data> {
  columns: readonly DataTableColumn<Data>[];
  orders: readonly DataTableOrder<Data>[] | undefined;
  sort: Sort;
  onSortChange: (sort: Sort, event: Event) => void;
}

/** The orders of a table as a list: where its rows are cards without headings, and where some are none of a column. */
export function SortChoice<Data>({ columns, orders = [], sort, onSortChange }: SortChoiceProps<Data>) {
  const { dataTable: texts } = useLabels({ dataTable: dataTableLabels });
  const id = useId();
  const sortable = columns.filter(({ header, sortValue }) => header && sortValue);
  const choices = [
    ...orders.map(({ id: field, header }) => ({ field, direction: 'asc' as const, name: header })),
    ...sortable.flatMap(({ id: field, header }) =>
      (['asc', 'desc'] as const).map((direction) => ({
        field,
        direction,
        name: `${header}, ${texts.direction(direction)}`,
      })),
    ),
  ];
  if (choices.length === 0) return null;
  const chosen = choices.findIndex(({ field, direction }) => field === sort.field && direction === sort.direction);

  return (
    <SortChoiceRoot data-slot="sort-choice" data-always={orders.length > 0 ? '' : undefined}>
      <label htmlFor={id}>{texts.sortBy}</label>
      <SortField>
        <select
          id={id}
          data-slot="sort-field"
          value={chosen}
          onChange={({ target, nativeEvent }) => {
            const { field, direction } = choices[Number(target.value)] ?? sort;
            onSortChange({ field, direction }, nativeEvent);
          }}
        >
          {chosen === -1 ? <option value={-1}>–</option> : null}
          {choices.map(({ field, direction, name }, place) => (
            <option key={`${field} ${direction}`} value={place}>
              {name}
            </option>
          ))}
        </select>
        <Glyph of={drawings.chevronDown} />
      </SortField>
    </SortChoiceRoot>
  );
}
