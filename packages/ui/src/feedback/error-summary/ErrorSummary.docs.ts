import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const errorSummaryDocs: ComponentDocs = {
  purpose: 'Says above a form what is wrong in it, and leads to each place.',
  status: 'stable',
  since: '0.1.0',
  when: ['A form that does not fit on one screen was sent and is not complete.'],
  whenNot: ['The form has two fields: the errors at the fields are enough.', 'The server could not be reached: Alert.'],
  anatomy: [
    { slot: 'error-summary', is: 'The root, which takes the focus.' },
    { slot: 'heading', is: 'What is wrong as a whole.' },
    { slot: 'list', is: 'What is wrong, one by one.' },
    { slot: 'link', is: 'One problem. It leads to its field.' },
  ],
  dataAttributes: [],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'goes to the first problem, and on from there' },
    { keys: 'Enter', does: 'goes to the field of the problem' },
  ],
  screenReader: 'At once: "alert", the heading, and the problems.',
  forms: 'It sends nothing. The field of a problem is found by its id: that of the control, or of the group.',
  labels: ['errorSummary'],
  goodUse: 'The same words in the list as at the field, with the name of the field.',
  badUse: '"Invalid input", and no way to find out where.',
  caveats: [
    'It takes the focus when it appears. To take it again with the next try, give it another `key`.',
    'The links do not change the address of the page.',
  ],
};
