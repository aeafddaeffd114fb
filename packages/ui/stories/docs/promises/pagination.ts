import type { ControlPromises } from './controlPromises.js';

export const paginationPromises = {
  kind: 'Pagination',
  learnedFrom: [
    'MUI, Pagination and usePagination',
    'Mantine, Pagination and usePagination',
    'React Spectrum and USWDS, pagination',
    'WAI-ARIA 1.2, aria-current',
  ],
  keeps: {
    'named-buttons':
      'It is a navigation with a name; every page and both steps are buttons with a name, and submit no form.',
    'current-page': 'The page that is shown says that it is the current one, and no other does.',
    'current-again': 'A press on the page that is shown tells nothing.',
    'own-order': 'The sentence about it keeps the order of its words on a page that runs the other way.',
    'any-page':
      'Whatever number is given as the page (no number, a fraction, negative, beyond the end, infinite), a page that exists is shown, and the sentence about it is true.',
    'any-size':
      'A page size that can hold nothing is the usual one, a fraction is rounded down, and an infinite one holds everything.',
    'any-total': 'Without rows, also where the total is no number, it says "0 of 0" on one page with no way on.',
    'turns-once': 'A press turns by one page or to the page named, and is reported once, with its reason.',
    'ends-stop':
      'At the first and the last page the step on says that it is disabled, does nothing, and keeps the focus.',
    'reaches-every-page':
      'From every page the first, the last and two on each side are one press away, and a gap says what is left out.',
    'total-shrinks': 'Where the total shrinks, the last page that exists is shown, and the steps count from there.',
    'refusing-parent': 'Where a parent refuses a page or a size, what is shown stays as it was.',
    'size-in-force':
      'The choice of the size shows the size in force, also one that is not among the choices, and offers none that cannot be.',
    'rapid-presses': 'Presses in quick succession all count.',
    'part-announced': 'What is shown is said politely after each turn, with numbers as the language writes them.',
  },
  declines: [
    {
      what: 'Pages as links.',
      because: 'The pages of a list in memory have no address; a page that has one puts it there in `onPageChange`.',
    },
    {
      what: 'A field to type a page into.',
      because: 'People look for a row, not for page 37: a search finds it.',
    },
    {
      what: 'Ends that can be left out, and more or fewer pages around the current one.',
      because: 'One look for all lists: first, last and two on each side, one in a narrow window.',
    },
    {
      what: 'A button "Show more".',
      because: 'It has no place to come back to, and the end of the page moves away.',
    },
  ],
} as const satisfies ControlPromises;
