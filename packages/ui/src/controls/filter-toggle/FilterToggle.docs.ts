import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const filterToggleDocs: ComponentDocs = {
  purpose: 'One condition that a list can be narrowed by.',
  status: 'stable',
  since: '0.1.0',
  when: ['A table has one or two conditions that people often want: "Completed", "Under 5 minutes".'],
  whenNot: ['Something is turned on for good: Switch.', 'One of several views is chosen: SegmentedControl.'],
  anatomy: [{ slot: 'filter-toggle', is: 'The button. All attributes land here, and the ref is its.' }],
  dataAttributes: [],
  cssVariables: [],
  keyboard: [{ keys: 'Space, Enter', does: 'switch it' }],
  screenReader: 'Its words, "toggle button", and whether it is pressed.',
  forms: 'It takes no part in forms.',
  labels: [],
  goodUse: 'The number of lines that are left is said nearby, and spoken.',
  badUse: 'Eight of them in a row: nobody knows any more what is shown.',
  caveats: ['Pressed it also has a check mark, so that colour is not the only sign.'],
};
