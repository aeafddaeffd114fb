import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const alertDocs: ComponentDocs = {
  purpose: 'Says in the page what happened, until it is put away or no longer true.',
  status: 'stable',
  since: '0.1.0',
  when: [
    'Something went wrong and the page is still there: a list could not be fetched, a file was refused.',
    'Something is true for a while: the device is offline, a draft was restored.',
  ],
  whenNot: [
    'The reader has to answer: use ConfirmDialog.',
    'It confirms an act and may vanish by itself: use NoticeModal.',
    'It belongs to one field: give the field its `error`.',
  ],
  anatomy: [
    { slot: 'alert', is: 'The root, with a bar in the colour of its tone.' },
    { slot: 'message', is: 'What happened, alone in its element.' },
    { slot: 'details', is: 'What can be said more exactly, below it.' },
    { slot: 'actions', is: 'What can be done about it, and the button that puts it away.' },
  ],
  dataAttributes: [{ name: 'data-tone', on: 'root', means: '`error`, `warning`, `success` or `info`' }],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'to its buttons' },
    { keys: 'Enter, space', does: 'presses the button' },
  ],
  screenReader:
    'Errors and warnings interrupt at once (`role="alert"`), the others wait (`role="status"`). The sign is read first, as a word, then message and details.',
  forms: 'It sends nothing. Messages of a whole form stand above it: ErrorSummary has links to the fields.',
  labels: ['alert'],
  goodUse:
    '"Failed to upload the network. Please try again." with the line and the cause as details and "Try again" beside it.',
  badUse: '"Error 500", or a green box that says a page was opened.',
  caveats: [
    'It is announced when it comes into the page. One that stands there from the first paint is read in its place only.',
    'It never leaves by itself; whoever shows it takes it away. Of several, `dismissRef` gives the focus to the close button of the next.',
  ],
};
