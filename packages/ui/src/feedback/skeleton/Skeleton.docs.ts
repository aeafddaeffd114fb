import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const skeletonDocs: ComponentDocs = {
  purpose: 'Stands where a line of text will be.',
  status: 'stable',
  since: '0.1.0',
  when: ['What comes is known in its shape, and takes longer than a blink.'],
  whenNot: ['Nothing is known of what comes: use Spinner.', 'There is nothing: use EmptyState.'],
  anatomy: [{ slot: 'skeleton', is: 'A grey line as high as its text.' }],
  dataAttributes: [],
  cssVariables: [{ name: '--credence-skeleton-width', sets: 'its width; set from the prop `width`' }],
  keyboard: [],
  screenReader: 'Nothing: whoever shows it says once, elsewhere, that it is loading.',
  forms: 'It sends nothing.',
  labels: [],
  goodUse: 'Eight rows of a table with widths of 9 to 20 letters, below its real heads.',
  badUse: 'A grey box of the whole page that flickers for half a second.',
  caveats: ['It breathes slowly; under reduced motion it stands still.'],
};
