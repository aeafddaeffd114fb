import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const protocolListDocs: ComponentDocs = {
  purpose: 'Lists what a study fixes before its first round, and since when it is fixed.',
  status: 'experimental',
  since: '0.1.0',
  when: ['Beside the people of a study: the questions, their order, the names, what becomes of the answers.'],
  whenNot: ['Something can be set in place: use the fields of a form.', 'Rows are compared: use DataTable.'],
  anatomy: [
    { slot: 'protocol-list', is: 'The root.' },
    { slot: 'version', is: 'The number of the protocol, and since when it is fixed.' },
    { slot: 'fingerprint', is: 'What tells a fixed protocol from any other.' },
    { slot: 'rule', is: 'A term of 100 px with its value, between hairlines.' },
    { slot: 'note', is: 'What else is to be known of a value.' },
  ],
  dataAttributes: [{ name: 'data-state', on: 'root', means: '`draft` or `fixed`' }],
  cssVariables: [],
  keyboard: [{ keys: 'Enter, space', does: 'On "Edit": opens what changes the protocol' }],
  screenReader: 'The version, "Edit the protocol" until it is fixed, then a list of terms with their values.',
  forms: 'It sends nothing.',
  labels: ['protocolList'],
  goodUse: '"Start value: blank: nothing is preset."',
  badUse: 'A term that only those who built the study understand.',
  caveats: ['A fixed protocol is never edited: a change is a new version.'],
};
