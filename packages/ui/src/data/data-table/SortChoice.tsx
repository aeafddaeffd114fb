import { useId } from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { dataTableLabels } from '../../labels/english.js';
import type { DataTableColumn } from './column.js';
import { SortChoiceRoot, SortField } from './SortChoice.styles.js';
import type { Sort } from './sort.js';

interface SortChoiceProps<Data> {
  columns: readonly DataTableColumn<Data>[];
  sort: Sort;
  onSortChange: (sort: Sort, event: Event) => void;
}

/** Sorts a table whose rows are cards and therefore have no headings to press. Shows the order in force. */
export function SortChoice<Data>({ columns, sort, onSortChange }: SortChoiceProps<Data>) {
  const labels = useLabels({ dataTable: dataTableLabels });
  const texts = labels.dataTable;
  const id = useId();
  const sortable = columns.filter(({ header, sortValue }) => header && sortValue);
  const turned = sort.direction === 'asc' ? 'desc' : 'asc';
  if (sortable.length === 0) return null;
  const sorted = sortable.some((column) => column.id === sort.field);

  return (
    <SortChoiceRoot data-slot="sort-choice">
      <label htmlFor={id}>{texts.sortBy}</label>
      <SortField>
        <select
          id={id}
          data-slot="sort-field"
          value={sorted ? sort.field : ''}
          onChange={({ target, nativeEvent }) =>
            onSortChange({ field: target.value, direction: sort.direction }, nativeEvent)
          }
        >
          {sorted ? null : <option value="">–</option>}
          {sortable.map((column) => (
            <option key={column.id} value={column.id}>
              {column.header}
            </option>
          ))}
        </select>
        <Glyph of={drawings.chevronDown} />
      </SortField>
      {sorted ? (
        <PressButton
          variant="text"
          size="small"
          data-slot="sort-direction"
          onClick={(event) => onSortChange({ field: sort.field, direction: turned }, event.nativeEvent)}
        >
          <Glyph of={sort.direction === 'asc' ? drawings.sortAscending : drawings.sortDescending} />
          <span>{texts.direction(sort.direction)}</span>
        </PressButton>
      ) : null}
    </SortChoiceRoot>
  );
}
