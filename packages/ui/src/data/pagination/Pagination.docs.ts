import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { paginationPromises } from '../../../stories/docs/promises/pagination.js';

export const paginationDocs: ComponentDocs = {
  purpose: 'Says which part of a list is shown, turns its pages, and chooses how many rows a page holds.',
  status: 'stable',
  since: '0.1.0',
  when: ['A list has more rows than are read at once, and people come back to a place in it.'],
  whenNot: ['The rows are in a DataTable: it brings its own.', 'A few dozen rows: show them all.'],
  anatomy: [
    { slot: 'pagination', is: 'The root.' },
    { slot: 'range', is: '"1 to 15 of 200".' },
    { slot: 'previous', is: 'The step to the page before.' },
    { slot: 'page', is: 'The button of one page.' },
    { slot: 'next', is: 'The step to the page after.' },
    { slot: 'size', is: 'The choice of how many rows a page holds.' },
    { slot: 'gap', is: 'The ellipsis for pages that are left out.' },
  ],
  dataAttributes: [
    {
      name: 'data-flips',
      on: 'the steps to the page before and after',
      means: 'their arrow turns round in pages from right to left',
    },
    {
      name: 'data-far',
      on: 'a page two away from the current one, beside a gap',
      means: 'it is left out in narrow windows, where the gap stands for it too',
    },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'through the pages and to the choice of size' },
    { keys: 'Enter, space', does: 'turns to the page' },
    { keys: '↑ and ↓', does: 'on the choice of size: another number of rows' },
  ],
  screenReader: 'The part that is shown is a polite live region. Each page is "Page 10", the shown one "current page".',
  forms: 'It sends nothing.',
  labels: ['pagination'],
  goodUse: 'Below the list, with the current page and two on each side.',
  badUse: 'Above and below the same list, or with nothing but two arrows.',
  caveats: [
    'An ellipsis stands for every gap, also of one page.',
    'A page that is no longer there, because the list got shorter, is shown as the last one; `onPageChange` is not called for that.',
    'Without `onPageSizeChange` there is no choice of size.',
  ],
  promises: [paginationPromises],
};
