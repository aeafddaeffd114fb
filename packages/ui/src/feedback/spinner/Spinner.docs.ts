import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const spinnerDocs: ComponentDocs = {
  purpose: 'Says that something is being fetched.',
  status: 'stable',
  since: '0.1.0',
  when: ['What comes is not known in its shape, or the specification of a screen names it.'],
  whenNot: ['The whole is known: use ProgressBar.', 'A button started it: give the button `busy`.'],
  anatomy: [
    { slot: 'spinner', is: 'The root, a polite live region.' },
    { slot: 'label', is: 'Its words.' },
  ],
  dataAttributes: [
    { name: 'data-centred', on: 'root', means: 'there where it stands in the middle of what it is given' },
  ],
  cssVariables: [],
  keyboard: [],
  screenReader: 'Its words, once it comes into the page: "Loading..." by itself.',
  forms: 'It sends nothing.',
  labels: ['spinner'],
  goodUse: '"Checking access to the network" in the middle of a page that may turn out not to be for this reader.',
  badUse: 'A spinner in each row of a table.',
  caveats: ['Under reduced motion the wheel stands still; the words say it.'],
};
