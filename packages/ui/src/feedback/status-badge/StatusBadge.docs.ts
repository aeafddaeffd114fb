import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const statusBadgeDocs: ComponentDocs = {
  purpose: 'A state in a word, with a sign and a colour.',
  status: 'stable',
  since: '0.1.0',
  when: ['The state of a row, a node or a person is read in passing: Completed, 40 %, changed.'],
  whenNot: ['It can be pressed: use Button or FilterToggle.', 'It is a message: use Alert.'],
  anatomy: [{ slot: 'status-badge', is: 'The word with its sign.' }],
  dataAttributes: [{ name: 'data-tone', on: 'root', means: '`neutral`, `progress`, `changed`, `done` or `error`' }],
  cssVariables: [],
  keyboard: [],
  screenReader: 'Its word. The sign says nothing.',
  forms: 'It sends nothing.',
  labels: [],
  goodUse: '"Completed" with a check; "40 %" with a half disc.',
  badUse: 'A green dot.',
  caveats: ['It does not announce a change: where that matters, say it in a live region.'],
};
