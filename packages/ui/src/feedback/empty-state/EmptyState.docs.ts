import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const emptyStateDocs: ComponentDocs = {
  purpose: 'Says that there is nothing yet, why, and what to do.',
  status: 'stable',
  since: '0.1.0',
  when: ['A list, a table or a figure has nothing to show.'],
  whenNot: ['It is still being fetched: use Spinner or Skeleton.', 'It could not be fetched: use Alert.'],
  anatomy: [
    { slot: 'empty-state', is: 'The root.' },
    { slot: 'title', is: 'What is not there.' },
    { slot: 'body', is: 'Why.' },
    { slot: 'action', is: 'What to do about it.' },
  ],
  dataAttributes: [],
  cssVariables: [],
  keyboard: [],
  screenReader: 'Title, reason and the button, in this order.',
  forms: 'It sends nothing.',
  labels: [],
  goodUse: '"No networks yet" with "Upload a file, or wait for a colleague to share one." and the button for it.',
  badUse: 'An empty table, or "Nothing found" where nobody has searched.',
  caveats: ['The title is no heading: it stands where a heading already names the list.'],
};
