import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { tablePromises } from '../../../stories/docs/promises/table.js';

export const dataTableDocs: ComponentDocs = {
  purpose: 'A list that can be sorted, searched and turned page by page.',
  status: 'stable',
  since: '0.1.0',
  when: [
    'Rows of the same kind with two to six values each, up to ten thousand and more.',
    '`RowActions`, at the end of a row, for its state and what can be done with it.',
  ],
  whenNot: ['The rows have one value: use a list.', 'A figure is meant: use a chart, whose table comes with it.'],
  anatomy: [
    { slot: 'data-table', is: 'The root, with message, table and pages.' },
    { slot: 'table', is: 'The table element; cards below 576 pixels.' },
    { slot: 'row', is: 'One row; a card below 576 pixels.' },
    { slot: 'sort', is: 'The button in a head that sorts.' },
    {
      slot: 'sort-choice',
      is: '"Sort by": below 576 pixels, where the rows are cards without heads, and with `orders` at every width.',
    },
    { slot: 'sort-field', is: 'Its list of orders, each column both ways.' },
    { slot: 'row-actions', is: 'State and acts at the end of a row.' },
  ],
  dataAttributes: [
    {
      name: 'data-status',
      on: 'row',
      means: '`open`, `progress` or `done`, drawn as a tint and a bar at its beginning',
    },
    { name: 'data-always', on: 'sort-choice', means: 'there with `orders`: it stands above the table at every width' },
    { name: 'data-align', on: 'cell', means: '`start` or `end`' },
    { name: 'data-unit', on: 'cell', means: 'what follows the value in a card' },
    { name: 'data-head', on: 'cell', means: 'the head that stands before the value in a card' },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'through the heads, then what can be pressed in the rows, then the pages' },
    { keys: 'Enter, space', does: 'on a head: sorts by it, pressed again the other way round' },
    { keys: 'Arrow keys', does: 'in "Sort by": another order' },
  ],
  screenReader:
    'The caption, "table", its size; the head tells its order ("ascending"), and the name of a row is read with its cells. A new order is said once: "Sorted by Pages, descending".',
  forms: 'It sends nothing.',
  labels: ['dataTable', 'pagination'],
  goodUse:
    'The first column names the row (or the one of `rowHeader`), the last holds what can be done with it; numbers at the end of their cell.',
  badUse: 'A column for each thing the server knows.',
  caveats: [
    '`columns`, `filters` and `getSearchText` have to stay the same between renders (outside the component, or in a memo): a new list is sorted anew.',
    'Sorting follows the locale: "Ä" stands beside "A" in German and at the end in Swedish. Rows without a value, or with one that has no order (`NaN`, infinity, an invalid date), come last in both directions.',
    'Where an act takes its row away, the focus goes with it: before, ask `indexOfRow` of the `actionsRef`, after, call `focusRow` with the place.',
    'The type of its rows makes it a generic function: `ref` reaches the root all the same.',
  ],
  promises: [tablePromises],
};
