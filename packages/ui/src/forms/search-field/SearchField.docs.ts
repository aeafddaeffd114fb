import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { searchPromises } from '../../../stories/docs/promises/search.js';

export const searchFieldDocs: ComponentDocs = {
  purpose: 'Narrows a list down while one types.',
  status: 'stable',
  since: '0.1.0',
  when: ['A list or a table of more than about ten lines stands below.'],
  whenNot: ['One thing is chosen by it: Combobox.'],
  anatomy: [
    { slot: 'search-field', is: 'The root, a search region.' },
    { slot: 'input', is: 'The native input. `ref`, `id`, `aria-*` and what an input takes land here.' },
    { slot: 'end', is: 'The button that empties the box, while there is something in it.' },
  ],
  dataAttributes: [],
  cssVariables: [],
  keyboard: [{ keys: 'Escape', does: 'empties the box' }],
  screenReader: 'The label, "search text"; and `resultText` whenever it changes.',
  forms: 'A native input, called by `name`. A reset brings `defaultValue` back; what is controlled stays as it is.',
  promises: [searchPromises],
  labels: ['searchField'],
  goodUse: 'Case and accents do not count in what it narrows: compare with `foldText`.',
  badUse: 'A list that changes only after Enter.',
  caveats: [
    '`ref` and what an input takes land on the input; `className`, `style` and `data-*` on the root. So it is with all fields that wrap one control.',
    'Its label stands in the box and names it; there is none above it.',
    'It searches nothing by itself: it tells what was typed.',
  ],
};
