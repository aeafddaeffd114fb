import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { progressPromises } from '../../../stories/docs/promises/progress.js';

export const progressBarDocs: ComponentDocs = {
  purpose: 'Shows how much is done, as a thin bar with words or as a ring.',
  status: 'stable',
  since: '0.1.0',
  when: [
    'The whole is known: pages of a node, bytes of a file.',
    '`ProgressRing`, in lists, where the number stands beside it.',
  ],
  whenNot: ['Nobody knows how long it takes: use Spinner.', 'Lines of a page are still to come: use Skeleton.'],
  anatomy: [
    { slot: 'progress-bar', is: 'The root, bar and words.' },
    { slot: 'track', is: 'The bar, with `role="progressbar"`.' },
    { slot: 'text', is: 'What it comes to in words.' },
    { slot: 'progress-ring', is: 'The ring.' },
  ],
  dataAttributes: [
    { name: 'data-empty', on: 'progress-ring', means: 'there at 0 %, so that the ring has no dot at its beginning' },
  ],
  cssVariables: [
    { name: '--credence-progress', sets: 'how much is done, in percent; set by the component through `style`' },
  ],
  keyboard: [],
  screenReader:
    'The label, "progress bar", and `valueText`, or else the percentage. A ring says its label, or nothing where it has none.',
  forms: 'It sends nothing.',
  promises: [progressPromises],
  labels: ['progressBar'],
  goodUse: '"38 % completed · about 79 min left" beside the bar.',
  badUse: 'A bar that goes back, or one that stays at 99 %.',
  caveats: ['Values below 0 and above 100 are drawn as 0 and 100.'],
};
