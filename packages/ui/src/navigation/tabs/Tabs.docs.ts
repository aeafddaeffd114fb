import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { tabsPromises } from '../../../stories/docs/promises/tabs.js';

export const tabsDocs: ComponentDocs = {
  purpose: 'Two or three views of the same thing, one at a time.',
  status: 'stable',
  since: '0.1.0',
  when: ['The same rows as a list and as a map.', 'With `sideBySide`, where a wide screen has room for both.'],
  whenNot: ['The views are pages of their own: use links.', 'It chooses a figure, not a view: use SegmentedControl.'],
  anatomy: [
    { slot: 'tabs', is: 'The root.' },
    { slot: 'list', is: 'The row of tabs.' },
    { slot: 'tab', is: 'One tab.' },
    { slot: 'panel', is: 'What is behind it. All panels stay in the page.' },
  ],
  dataAttributes: [
    { name: 'data-state', on: 'tab, panel', means: '`active` or `inactive`' },
    { name: 'data-side-by-side', on: 'root', means: 'there where a wide screen shows all panels and no tabs' },
  ],
  cssVariables: [],
  keyboard: [
    {
      keys: 'Tab',
      does: 'to the open tab, then into its panel, or to the panel itself where nothing in it takes the focus',
    },
    { keys: '→ and ←', does: 'the tab after, the tab before, round the ends; the other way round from right to left' },
    { keys: 'Home, End', does: 'the first, the last' },
  ],
  screenReader: 'The name of the row, "tab list", then the tab, "selected", and its place: "1 of 2".',
  forms: 'It sends nothing. Fields in a closed panel stay in the page and are sent with the rest.',
  promises: [tabsPromises],
  labels: [],
  goodUse: '"List" and "Map" above one network.',
  badUse: 'Five tabs, or steps that have to be taken in order.',
  caveats: [
    'An arrow opens the tab it reaches at once.',
    'A single panel is shown without a tab.',
    'A value that names no tab shows the first one, and is not reported: once the tab is there, it opens.',
  ],
};
