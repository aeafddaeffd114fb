import type { ControlPromises } from './controlPromises.js';

export const tablePromises = {
  kind: 'Table',
  learnedFrom: [
    'ARIA Authoring Practices, table and sortable table',
    'WAI-ARIA 1.2, table, row, rowheader, aria-sort',
    'React Aria, useTable',
    'TanStack Table, sorting and pagination',
  ],
  keeps: {
    'named-table': 'It is a table with a name; each column that has a heading has it as a column header.',
    'row-header': 'One column names its row, as a row header: the first, or the one that `rowHeader` says.',
    'sorted-by-headings':
      'A heading that sorts is a button: a press, Enter or space sorts upward, the next downward, and the focus stays.',
    'one-sorted-column': 'Only the column in force says that it is sorted, and how; other headings are no buttons.',
    'order-said': 'A chosen order is said in words once, and it is the order in force, also where a parent refuses.',
    'any-sort-value':
      'A value that has no place in an order (none, no number, infinite, an invalid date) leaves the column sorted and comes last, in both directions.',
    'sorted-by-kind':
      'Numbers are sorted by size, dates by time, text as its language does; numbers stand before text.',
    'stable-order': 'Rows with the same value keep the order in which they were given, in both directions.',
    'rows-change':
      'Order, search and page stay when rows come, change or go; after the last row of a page, the last page that exists is shown.',
    'rows-keep-themselves': 'A row that moves keeps what was typed in it and the focus.',
    'acts-on-its-row':
      'What can be pressed in a row is reached by Tab in the order drawn, and acts on that row, also after sorting.',
    'many-rows': 'Of ten thousand rows one page is drawn, and order and search reach all of them.',
    'none-and-one': 'Without rows there is a sentence and no table; a single row is a table.',
    'nothing-found': 'Where search and filters leave nothing, it says for what, and clears them on request.',
    'any-page':
      'A page or page size that cannot be (no number, a fraction, none, beyond the end) shows a page that exists.',
    'still-loading': 'While its first rows are loading it is busy, says so once, and keeps its headings.',
    'narrow-rows': 'In a narrow window each row is still a row with its header, and the order is chosen above.',
    'true-choice': 'The choice of the order in a narrow window never shows an order that is not in force.',
  },
  declines: [
    {
      what: 'Moving from cell to cell with the arrow keys (a grid).',
      because: 'Cells are read, not edited: screen readers have keys of their own for that, which a grid takes away.',
    },
    {
      what: 'Choosing rows.',
      because: 'Nothing is done with several rows at once; what is done with one stands in it.',
    },
    {
      what: 'Sorting by several columns, or by none.',
      because: 'A second order is the one the rows were given in, and a third press that unsorts is a press too many.',
    },
    {
      what: 'Columns that are resized, moved or hidden.',
      because: 'Two to six columns fit, and in a narrow window rows become cards.',
    },
    {
      what: 'Rows that are drawn as they scroll into view.',
      because: 'Pages can be named, linked to and found with the search of the browser.',
    },
    {
      what: 'Rows that the server sorts and pages.',
      because: 'Order, search and pages need all rows: use Pagination below a table of your own.',
    },
  ],
} as const satisfies ControlPromises;
